import { createUploadSchema, DomainError, maximumLargeFileSize } from '@suv/domain'
import { createFileKey, uploadUrlLastsMs } from '../../files/file-storage.ts'
import type { LentCredentials } from '../../files/multipart.ts'
import type { MemberContext } from '../../trpc.ts'
import { createUpload, setRoomAside } from '../documents/create-upload.ts'

/** How to send one file of the caller with one PUT, in the words of the upload library. */
export async function signUpload(ctx: MemberContext, { type }: { type?: string | undefined }) {
  const fileType = createUploadSchema.shape.fileType.safeParse(type).data ?? undefined
  const { uploadURL: url } = await createUpload(ctx, { fileType })
  const headers: Record<string, string> = fileType === undefined ? {} : { 'content-type': fileType }
  return { method: 'PUT' as const, url, fields: {}, headers }
}

/** Room for one large file is set aside. @throws DomainError not_found where the storage lends none, invalid_input without room. */
export async function lendCredentials(ctx: MemberContext): Promise<LentCredentials> {
  const { actor, files } = ctx
  const lend = files.multipart?.lendCredentials
  if (lend === undefined) {
    throw new DomainError(
      'not_found',
      'This server lends no credentials of its storage. Ask for an address with POST /documents/upload.',
    )
  }
  const key = createFileKey(actor.userId, { large: true })
  await setRoomAside(ctx, { key, most: maximumLargeFileSize, lastsMs: uploadUrlLastsMs })
  return lend(actor.userId)
}
