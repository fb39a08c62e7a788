import { getDocument } from '@suv/db'
import { DomainError } from '@suv/domain'
import { downloadUrlLastsMs } from '../../files/file-storage.ts'
import type { MemberContext } from '../../trpc.ts'
import { noteOpening } from './note-opening.ts'

/**
 * An address from which whoever has it can download one of the caller's documents for a few minutes.
 *
 * @throws DomainError not_found
 */
export async function createDownloadLink(
  ctx: MemberContext,
  { id }: { id: string },
): Promise<{ url: string; expiresAt: string }> {
  const { db, actor, files, clock } = ctx
  const document = await getDocument(db, { id, userId: actor.userId })
  if ((await files.findSize(document.objectPath)) === undefined) {
    throw new DomainError('not_found', 'The file of this document is gone. Delete it and send it again.')
  }
  await noteOpening(ctx, { document, how: 'link' })
  return {
    url: await files.createDownloadUrl(document.objectPath, document.fileName),
    expiresAt: new Date(clock.now().getTime() + downloadUrlLastsMs).toISOString(),
  }
}
