import { expectUpload, inTransaction } from '@suv/db'
import { type createUploadSchema, maximumFileSize } from '@suv/domain'
import type * as z from 'zod'
import { createFileKey, uploadUrlLastsMs } from '../../files/file-storage.ts'
import type { MemberContext } from '../../trpc.ts'

/** Uploads that may be on their way or wait to be recorded; the sweep takes away the ones that never are. */
const waitingUploadsLimit = 100

/** A file that began in time may still be coming when its address has expired. */
const comingMs = 10 * 60_000

/**
 * An address for one file of the caller. Nothing is stored before the file comes; room for it is set aside.
 *
 * @throws DomainError invalid_input where there is no room, too_many_requests
 */
export async function createUpload(
  ctx: MemberContext,
  { fileSize, fileType }: z.output<typeof createUploadSchema>,
): Promise<{ uploadURL: string }> {
  const key = createFileKey(ctx.actor.userId)
  const size = fileSize ?? undefined
  const most = await setRoomAside(ctx, {
    key,
    size,
    most: maximumFileSize,
    lastsMs: uploadUrlLastsMs + comingMs,
  })
  const isLess = size === undefined && most < maximumFileSize
  const bounds = { size, type: fileType ?? undefined, most: isLess ? most : undefined }
  return { uploadURL: await ctx.files.createUploadUrl(key, bounds) }
}

/** @returns how many bytes may come under the key. @throws DomainError invalid_input, too_many_requests */
export async function setRoomAside(
  { db, actor: { userId }, clock, files, fileSafety: { quotaBytes } }: MemberContext,
  { key, size, most, lastsMs }: { key: string; size?: number | undefined; most: number; lastsMs: number },
): Promise<number> {
  const waiting = await files.listUploads(userId)
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + lastsMs)
  return inTransaction(db, (trx) =>
    expectUpload(trx, {
      userId,
      objectPath: key,
      size,
      most,
      waiting,
      quotaBytes,
      mostWaiting: waitingUploadsLimit,
      now,
      expiresAt,
    }),
  )
}
