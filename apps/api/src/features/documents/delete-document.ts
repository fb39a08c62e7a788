import { deleteDocument as deleteRow } from '@suv/db'
import { audited } from '../../audited.ts'
import type { MemberContext } from '../../trpc.ts'
import { paperScopeOf, requireWriter, teamOf } from './paper-scope.ts'

/**
 * Deletes one of the caller's documents, or of the company's, then its file: a file without a record harms nobody, a record without its file
 * would. Deleting it again, or another member's, changes nothing and is no error.
 *
 * @throws DomainError forbidden where a reader means one of the company's.
 */
export async function deleteDocument(ctx: MemberContext, { id }: { id: string }): Promise<{ id: string }> {
  const document = await audited(ctx, async (trx, audit) => {
    const deleted = await deleteRow(trx, { id, ...paperScopeOf(ctx.actor) })
    if (deleted === undefined) return undefined
    requireWriter(ctx.actor, deleted)
    await audit({ action: 'delete', entity: 'documents', entityId: id, teamId: teamOf(ctx.actor, deleted) })
    return deleted
  })
  if (document !== undefined) {
    await ctx.files.deleteFile(document.objectPath).catch((err: unknown) => {
      ctx.log.error({ err, documentId: id }, 'the file of a deleted document stays')
    })
  }
  return { id }
}
