import { getDocument } from '@suv/db'
import { DomainError } from '@suv/domain'
import { downloadUrlLastsMs } from '../../files/file-storage.ts'
import type { MemberContext } from '../../trpc.ts'

/**
 * An address from which whoever has it can download one of the caller's documents for a few minutes.
 *
 * @throws DomainError not_found
 */
export async function createDownloadLink(
  { db, actor, files, clock }: MemberContext,
  { id }: { id: string },
): Promise<{ url: string; expiresAt: string }> {
  const document = await getDocument(db, { id, userId: actor.userId })
  if ((await files.findSize(document.objectPath)) === undefined) {
    throw new DomainError('not_found', 'The file of this document is gone. Delete it and send it again.')
  }
  return {
    url: await files.createDownloadUrl(document.objectPath, document.fileName),
    expiresAt: new Date(clock.now().getTime() + downloadUrlLastsMs).toISOString(),
  }
}
