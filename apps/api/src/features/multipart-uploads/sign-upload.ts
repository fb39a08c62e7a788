import { createUploadSchema, DomainError } from '@suv/domain'
import type { LentCredentials } from '../../files/multipart.ts'
import type { MemberContext } from '../../trpc.ts'
import { createUpload } from '../documents/create-upload.ts'

/** How to send one file of the caller with one PUT, in the words of the upload library. */
export async function signUpload(ctx: MemberContext, { type }: { type?: string | undefined }) {
  const fileType = createUploadSchema.shape.fileType.safeParse(type).data ?? undefined
  const { uploadURL: url } = await createUpload(ctx, { fileType })
  const headers: Record<string, string> = fileType === undefined ? {} : { 'content-type': fileType }
  return { method: 'PUT' as const, url, fields: {}, headers }
}

/** @throws DomainError not_found where the storage lends none. */
export async function lendCredentials({ actor, files }: MemberContext): Promise<LentCredentials> {
  const lend = files.multipart?.lendCredentials
  if (lend === undefined) {
    throw new DomainError(
      'not_found',
      'This server lends no credentials of its storage. Ask for an address with POST /documents/upload.',
    )
  }
  return lend(actor.userId)
}
