import type { Db, Trx } from '../client.ts'
import { lockMember } from './users.ts'
import { isUuid } from './uuid.ts'

/** A passkey as its owner may read it: without the key. */
export type PasskeyRow = {
  readonly id: string
  readonly name: string
  readonly createdAt: Date
  /** When it last signed somebody in; null when never. */
  readonly lastUsedAt: Date | null
}

/** The member's passkeys, newest first. */
export async function listPasskeysOfUser(db: Db, { userId }: { userId: string }): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
}

/** Gives one of the member's passkeys another name. @returns the passkey, undefined where they have no such one. */
export async function renamePasskeyOfUser(
  db: Db,
  { id, userId, name }: { id: string; userId: string; name: string },
): Promise<PasskeyRow | undefined> {
  if (!isUuid(id)) return undefined
  return db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(['id', 'name', 'createdAt', 'lastUsedAt'])
    .executeTakeFirst()
}

/** Takes back a passkey that has just been added, as `keepApiKeyWithin` does a key. @returns whether it stays. */
export async function keepPasskeyWithin(
  trx: Trx,
  { id, userId, most }: { id: string; userId: string; most: number },
): Promise<boolean> {
  await lockMember(trx, { userId })
  const passkeys = await listPasskeysOfUser(trx, { userId })
  if (passkeys.length <= most) return true
  await deletePasskeyOfUser(trx, { id, userId })
  return false
}

/** Removes one of the member's passkeys. @returns whether there was one. */
export async function deletePasskeyOfUser(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  if (!isUuid(id)) return false
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Notes that a passkey has signed its owner in. `credentialId`: base64url, as the authenticator names it. */
export async function touchPasskey(
  db: Db,
  { credentialId, now }: { credentialId: string; now: Date },
): Promise<void> {
  await db.updateTable('passkeys').set({ lastUsedAt: now }).where('credentialId', '=', credentialId).execute()
}
