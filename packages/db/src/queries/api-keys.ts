import type { Db, Trx } from '../client.ts'
import { parseScopes } from './permissions.ts'
import { lockMember } from './users.ts'
import { isUuid } from './uuid.ts'

/** An API key as its owner may read it: without the hash. */
export type ApiKeyRow = {
  readonly id: string
  readonly name: string | null
  /** The first characters of the key. */
  readonly start: string | null
  readonly scopes: readonly string[]
  readonly createdAt: Date
  readonly expiresAt: Date | null
  /** When it was last used, to the minute; null when never. */
  readonly lastRequest: Date | null
}

const touchEveryMs = 60_000

/**
 * Notes that a key was used, at most once a minute: `lastRequest` is what was read of it. Other processes may note it at the
 * same time.
 */
export async function touchApiKey(
  db: Db,
  { id, lastRequest, now }: { id: string; lastRequest: Date | null; now: Date },
): Promise<void> {
  const due = new Date(now.getTime() - touchEveryMs)
  if (lastRequest !== null && lastRequest > due) return
  await db
    .updateTable('apikeys')
    .set({ lastRequest: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('lastRequest', 'is', null), eb('lastRequest', '<=', due)]))
    .execute()
}

/** The member's keys, newest first. */
export async function listApiKeysOfUser(db: Db, { userId }: { userId: string }): Promise<ApiKeyRow[]> {
  const rows = await db
    .selectFrom('apikeys')
    .select(['id', 'name', 'start', 'permissions', 'createdAt', 'expiresAt', 'lastRequest'])
    .where('referenceId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ permissions, ...row }) => ({ ...row, scopes: parseScopes(permissions) }))
}

/**
 * Takes back a key that has just been made where the member has more than `most` with it. better-auth makes it on a connection of its
 * own, so that it cannot be counted before: of two at once that both saw room for one, one stays.
 *
 * @returns whether it stays.
 */
export async function keepApiKeyWithin(
  trx: Trx,
  { id, userId, most }: { id: string; userId: string; most: number },
): Promise<boolean> {
  await lockMember(trx, { userId })
  const keys = await listApiKeysOfUser(trx, { userId })
  if (keys.length <= most) return true
  await deleteApiKeyOfUser(trx, { id, userId })
  return false
}

/** Revokes one of the member's keys. @returns whether there was one. */
export async function deleteApiKeyOfUser(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  if (!isUuid(id)) return false
  const { numDeletedRows } = await db
    .deleteFrom('apikeys')
    .where('id', '=', id)
    .where('referenceId', '=', userId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Revokes all of the member's keys. @returns their ids. */
export async function deleteApiKeysOfUser(db: Db, { userId }: { userId: string }): Promise<string[]> {
  const rows = await db.deleteFrom('apikeys').where('referenceId', '=', userId).returning('id').execute()
  return rows.map(({ id }) => id)
}
