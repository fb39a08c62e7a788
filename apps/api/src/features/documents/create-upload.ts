import { createFileKey } from '../../files/file-storage.ts'
import type { MemberContext } from '../../trpc.ts'

/** An address for one file of the caller. Nothing is stored before the file comes. */
export async function createUpload({ actor, files }: MemberContext): Promise<{ uploadURL: string }> {
  return { uploadURL: await files.createUploadUrl(createFileKey(actor.userId)) }
}
