import type { Db, Trx } from '../client.ts'
import { isUuid } from './uuid.ts'

/**
 * Forgets what was to be proved and nobody did in time: links, addresses that were wanted, and better-auth's own, such as the
 * challenge of a sign-in that was given up.
 */
export async function deleteExpiredVerifications(db: Db, { now }: { now: Date }): Promise<void> {
  await db.deleteFrom('verifications').where('expiresAt', '<=', now).execute()
}

/** Whose second step better-auth waits for, by what it named the sign-in; undefined where it waits for none. */
export async function findSecondStepMember(
  db: Db,
  { identifier, now }: { identifier: string; now: Date },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('verifications')
    .select('value')
    .where('identifier', '=', identifier)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return row === undefined || !isUuid(row.value) ? undefined : row.value
}

/** A browser that need not give a code after the password for a while. */
export type TrustedDeviceRow = {
  readonly id: string
  /** When it was last signed in from: better-auth makes a new row each time. */
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** As better-auth's two-factor plugin names them. */
const trustedDevices = 'trust-device-%'

/** The browsers that the member trusts, newest first. */
export async function listTrustedDevices(
  db: Db,
  { userId, now }: { userId: string; now: Date },
): Promise<TrustedDeviceRow[]> {
  return db
    .selectFrom('verifications')
    .select(['id', 'createdAt', 'expiresAt'])
    .where('value', '=', userId)
    .where('identifier', 'like', trustedDevices)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
}

/** Has the member's browsers asked for a code again: one of them, or all. @returns the ids of those that were trusted. */
export async function forgetTrustedDevices(
  trx: Trx,
  { userId, id }: { userId: string; id?: string },
): Promise<string[]> {
  if (id !== undefined && !isUuid(id)) return []
  const rows = await trx
    .deleteFrom('verifications')
    .where('value', '=', userId)
    .where('identifier', 'like', trustedDevices)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}
