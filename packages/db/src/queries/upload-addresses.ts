import { DomainError } from '@suv/domain'
import type { Db, Trx } from '../client.ts'
import { requireRoom, sumDocumentSizes } from './documents.ts'
import { lockMember } from './users.ts'

/** A file that came and is not recorded yet. */
export type WaitingUpload = { readonly key: string; readonly size: number }

export type UploadToExpect = {
  readonly userId: string
  readonly objectPath: string
  /** Bytes, where they are known. */
  readonly size: number | undefined
  /** The most that such a file may have. */
  readonly most: number
  /** What lies in the storage already, seen just before. */
  readonly waiting: readonly WaitingUpload[]
  /** What all files of the member may take together, and how many may be on their way. */
  readonly quotaBytes: number
  readonly mostWaiting: number
  readonly now: Date
  readonly expiresAt: Date
}

/**
 * Sets room aside for a file of the member: with what is kept, what waits and what else was promised it fits, however many ask at
 * once.
 *
 * @returns how many bytes may come: `size`, or else as many as there is room for.
 * @throws DomainError invalid_input where there is no room, too_many_requests where too many are on their way.
 */
export async function expectUpload(trx: Trx, upload: UploadToExpect): Promise<number> {
  const { userId, objectPath, size, most, waiting, quotaBytes, mostWaiting, now, expiresAt } = upload
  // One at a time for a member.
  await lockMember(trx, { userId })
  await trx.deleteFrom('uploadAddresses').where('userId', '=', userId).where('expiresAt', '<=', now).execute()
  const promised = await trx
    .selectFrom('uploadAddresses')
    .select(['objectPath', 'bytes'])
    .where('userId', '=', userId)
    .execute()
  const onTheWay = new Map(promised.map((row) => [row.objectPath, Number(row.bytes)]))
  for (const { key, size: sent } of waiting) onTheWay.set(key, Math.max(sent, onTheWay.get(key) ?? 0))
  if (onTheWay.size >= mostWaiting) {
    throw new DomainError(
      'too_many_requests',
      `${mostWaiting} files are on their way or were sent and never recorded. Record them with POST /documents, or try again tomorrow.`,
    )
  }
  let used = await sumDocumentSizes(trx, { userId })
  for (const bytes of onTheWay.values()) used += bytes
  requireRoom({ used, size: size ?? 1, quotaBytes })
  const bytes = Math.max(1, size ?? Math.min(most, quotaBytes - used))
  await trx.insertInto('uploadAddresses').values({ objectPath, userId, bytes, expiresAt }).execute()
  return bytes
}

/** How many bytes are awaited under the key; undefined where nothing is, any more. */
export async function findExpectedUpload(
  db: Db,
  { objectPath, now }: { objectPath: string; now: Date },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('uploadAddresses')
    .select('bytes')
    .where('objectPath', '=', objectPath)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return row === undefined ? undefined : Number(row.bytes)
}

/** Gives back the room of a file that is recorded, refused or given up. */
export async function forgetUpload(db: Db, { objectPath }: { objectPath: string }): Promise<void> {
  await db.deleteFrom('uploadAddresses').where('objectPath', '=', objectPath).execute()
}
