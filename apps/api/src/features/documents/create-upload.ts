import { type createUploadSchema, DomainError } from '@suv/domain'
import type * as z from 'zod'
import { createFileKey } from '../../files/file-storage.ts'
import type { MemberContext } from '../../trpc.ts'

/** Uploads that may wait to be recorded; the sweep takes away the ones that never are. */
export const waitingUploadsLimit = 100

/**
 * An address for one file of the caller. Nothing is stored before the file comes.
 *
 * @throws DomainError too_many_requests
 */
export async function createUpload(
  { actor, files }: MemberContext,
  { fileSize, fileType }: z.output<typeof createUploadSchema>,
): Promise<{ uploadURL: string }> {
  if ((await files.countUploads(actor.userId)) >= waitingUploadsLimit) {
    throw new DomainError(
      'too_many_requests',
      `${waitingUploadsLimit} files were sent and never recorded. Record them with POST /documents, or try again tomorrow.`,
    )
  }
  const bounds = { size: fileSize ?? undefined, type: fileType ?? undefined }
  return { uploadURL: await files.createUploadUrl(createFileKey(actor.userId), bounds) }
}
