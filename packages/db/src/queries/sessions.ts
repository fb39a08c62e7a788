import type { Db, Trx } from '../client.ts'
import { isUuid } from './uuid.ts'

/** A sign-in as the member may read it: without the token. */
export type SessionRow = {
  readonly id: string
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly ipAddress: string | null
  readonly userAgent: string | null
}

/** The member's sign-ins that have not expired, newest first. */
export async function listSessionsOfUser(
  db: Db,
  { userId, now }: { userId: string; now: Date },
): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'createdAt', 'expiresAt', 'ipAddress', 'userAgent'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
}

/** Ends one of the member's sign-ins. @returns whether there was one. */
export async function deleteSessionOfUser(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  if (!isUuid(id)) return false
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** The sign-in that a token stands for. */
export async function findSessionByToken(
  db: Db,
  { token }: { token: string },
): Promise<(SessionRow & { userId: string }) | undefined> {
  return db
    .selectFrom('sessions')
    .select(['id', 'userId', 'createdAt', 'expiresAt', 'ipAddress', 'userAgent'])
    .where('token', '=', token)
    .executeTakeFirst()
}

/** Ends the sign-in that a token stands for. */
export async function deleteSessionByToken(db: Db, { token }: { token: string }): Promise<void> {
  await db.deleteFrom('sessions').where('token', '=', token).execute()
}

/** As better-auth's two-factor plugin names a sign-in that waits for a code. */
const secondSteps = '2fa-%'

/** Ends all of the member's sign-ins, or all but one, and those that wait for a code. @returns the ids of the sessions. */
export async function deleteSessionsOfUser(
  db: Db,
  { userId, exceptId }: { userId: string; exceptId?: string | undefined },
): Promise<string[]> {
  await db
    .deleteFrom('verifications')
    .where('value', '=', userId)
    .where('identifier', 'like', secondSteps)
    .execute()
  const rows = await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId ?? ''))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Signs everybody out. @returns how many sessions there were. */
export async function endAllSessions(trx: Trx): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom('sessions').executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
