import { DomainError } from '@suv/domain'
import { createFileKey, isFileOf, uploadUrlLastsMs } from '../../files/file-storage.ts'
import type { MultipartUploads, PartsOf, UploadedPart } from '../../files/multipart.ts'
import type { MemberContext } from '../../trpc.ts'

const mostParts = 10_000

/** Begins an upload in parts under a new key of the caller. */
export async function beginUpload(
  ctx: MemberContext,
  { type }: { type?: string | undefined },
): Promise<PartsOf> {
  const key = createFileKey(ctx.actor.userId, { large: true })
  return { key, ...(await requireMultipart(ctx).begin(key, type || 'application/octet-stream')) }
}

export async function listParts(ctx: MemberContext, upload: PartsOf): Promise<UploadedPart[]> {
  const own = requireOwn(ctx, upload)
  return requireMultipart(ctx).listParts(own)
}

export async function signPart(
  ctx: MemberContext,
  { partNumber, ...upload }: PartsOf & { partNumber: string },
): Promise<{ url: string; expires: number }> {
  const number = Number(partNumber)
  if (upload.key === '' || upload.uploadId === '' || !Number.isInteger(number) || number < 1) {
    throw new DomainError('invalid_input', 'Cannot sign without a key, an uploadId, and a partNumber')
  }
  if (number > mostParts) {
    throw new DomainError('invalid_input', `partNumber: An upload has at most ${mostParts} parts.`)
  }
  const own = requireOwn(ctx, upload)
  const url = await requireMultipart(ctx).signPart({ ...own, partNumber: number })
  return { url, expires: uploadUrlLastsMs / 1000 }
}

export async function completeUpload(
  ctx: MemberContext,
  { parts, ...upload }: PartsOf & { parts: { ETag: string; PartNumber: number }[] },
): Promise<{ location: string }> {
  const own = requireOwn(ctx, upload)
  return { location: await requireMultipart(ctx).complete({ ...own, parts }) }
}

export async function abortUpload(ctx: MemberContext, upload: PartsOf): Promise<Record<string, never>> {
  const own = requireOwn(ctx, upload)
  await requireMultipart(ctx).abort(own)
  return {}
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
  throw new DomainError('not_found', 'There is no such upload. Begin a new one.')
}
