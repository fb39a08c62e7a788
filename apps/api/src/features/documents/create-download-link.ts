import { getDocument } from '@suv/db'
import { DomainError } from '@suv/domain'
import { downloadUrlLastsMs } from '../../files/file-storage.ts'
import type { MemberContext } from '../../trpc.ts'
import { noteOpening } from './note-opening.ts'
import { paperScopeOf } from './paper-scope.ts'

/**
 * An address from which whoever has it can download a document for a few minutes. For those that the caller sent: it would outlive
 * a colleague's leave to open the others, which are downloaded by their own address.
 *
 * @throws DomainError not_found, forbidden
 */
export async function createDownloadLink(
  ctx: MemberContext,
  { id }: { id: string },
): Promise<{ url: string; expiresAt: string }> {
  const { db, actor, files, clock } = ctx
  const document = await getDocument(db, { id, ...paperScopeOf(actor) })
  if (document.userId !== actor.userId) {
    throw new DomainError(
      'forbidden',
      'Somebody else sent this document. Download it at /api/documents/{id}/download.',
    )
  }
  if ((await files.findSize(document.objectPath)) === undefined) {
    throw new DomainError('not_found', 'The file of this document is gone. Delete it and send it again.')
  }
  await noteOpening(ctx, { document, how: 'link' })
  return {
    url: await files.createDownloadUrl(document.objectPath, document.fileName),
    expiresAt: new Date(clock.now().getTime() + downloadUrlLastsMs).toISOString(),
  }
}
