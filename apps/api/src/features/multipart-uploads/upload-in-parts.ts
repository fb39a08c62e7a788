import { findExpectedUpload, forgetUpload } from '@suv/db'
import { DomainError, maximumLargeFileSize } from '@suv/domain'
import { createFileKey, isFileOf, uploadUrlLastsMs } from '../../files/file-storage.ts'
import type { MultipartUploads, PartsOf, UploadedPart } from '../../files/multipart.ts'
import type { MemberContext } from '../../trpc.ts'
import { setRoomAside } from '../documents/create-upload.ts'

const mostParts = 10_000

/** As long as parts lie there before the sweep clears them. */
const lastsMs = 24 * 3_600_000

/**
 * Begins an upload in parts under a new key of the caller. Room for the largest file is set aside, or what there is of it.
 *
 * @throws DomainError invalid_input where there is no room, too_many_requests
 */
export async function beginUpload(
  ctx: MemberContext,
  { type }: { type?: string | undefined },
): Promise<PartsOf> {
  const multipart = requireMultipart(ctx)
  const key = createFileKey(ctx.actor.userId, { large: true })
  await setRoomAside(ctx, { key, most: maximumLargeFileSize, lastsMs })
  return { key, ...(await multipart.begin(key, type || 'application/octet-stream')) }
}

export async function listParts(ctx: MemberContext, upload: PartsOf): Promise<UploadedPart[]> {
  const own = requireOwn(ctx, upload)
  return requireMultipart(ctx).listParts(own)
}

export async function signPart(
  ctx: MemberContext,
  { partNumber, size, ...upload }: PartsOf & { partNumber: string; size?: number | undefined },
): Promise<{ url: string; expires: number }> {
  const number = Number(partNumber)
  if (upload.key === '' || upload.uploadId === '' || !Number.isInteger(number) || number < 1) {
    throw new DomainError('invalid_input', 'Cannot sign without a key, an uploadId, and a partNumber')
  }
  if (number > mostParts) {
    throw new DomainError('invalid_input', `partNumber: An upload has at most ${mostParts} parts.`)
  }
  const own = requireOwn(ctx, upload)
  const others = (await requireMultipart(ctx).listParts(own)).filter((part) => part.PartNumber !== number)
  await requireRoomForParts(ctx, own, [...others, { Size: size ?? 1 }])
  const url = await requireMultipart(ctx).signPart({ ...own, partNumber: number, size })
  return { url, expires: uploadUrlLastsMs / 1000 }
}

export async function completeUpload(
  ctx: MemberContext,
  { parts, ...upload }: PartsOf & { parts: { ETag: string; PartNumber: number }[] },
): Promise<{ location: string }> {
  const own = requireOwn(ctx, upload)
  await requireRoomForParts(ctx, own, await requireMultipart(ctx).listParts(own))
  return { location: await requireMultipart(ctx).complete({ ...own, parts }) }
}

export async function abortUpload(ctx: MemberContext, upload: PartsOf): Promise<Record<string, never>> {
  const own = requireOwn(ctx, upload)
  await giveUp(ctx, own)
  return {}
}

async function giveUp(ctx: MemberContext, own: PartsOf): Promise<void> {
  await requireMultipart(ctx).abort(own)
  await forgetUpload(ctx.db, { objectPath: own.key })
}

/**
 * Parts that came without their size being known are counted as soon as another call is made: too much is deleted.
 *
 * @throws DomainError invalid_input; not_found where nothing is awaited any more.
 */
async function requireRoomForParts(
  ctx: MemberContext,
  own: PartsOf,
  parts: readonly { Size: number }[],
): Promise<void> {
  const most = await findExpectedUpload(ctx.db, { objectPath: own.key, now: ctx.clock.now() })
  const size = parts.reduce((sum, part) => sum + part.Size, 0)
  if (most !== undefined && size <= most) return
  await giveUp(ctx, own)
  if (most === undefined) throw noSuchUpload()
  throw new DomainError(
    'invalid_input',
    `The file is too large: at most ${most} bytes are taken here. Its parts were deleted.`,
  )
}

/** @throws DomainError conflict where the storage takes no parts. */
function requireMultipart({ files }: MemberContext): MultipartUploads {
  if (files.multipart !== undefined) return files.multipart
  throw new DomainError(
    'conflict',
    'This server keeps files in a folder and takes none in parts. Ask for an address with POST /documents/upload.',
  )
}

/** @throws DomainError not_found, the same for another member's upload and for none. */
function requireOwn({ actor }: MemberContext, { key, uploadId }: PartsOf): PartsOf {
  if (isFileOf(actor.userId, key) && key.includes('/large-')) return { key, uploadId }
  throw noSuchUpload()
}

function noSuchUpload(): DomainError {
  return new DomainError('not_found', 'There is no such upload. Begin a new one.')
}
