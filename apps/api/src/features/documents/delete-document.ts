import { deleteDocument as deleteRow } from '@suv/db'
import { audited } from '../../audited.ts'
import type { MemberContext } from '../../trpc.ts'

/**
 * Deletes one of the caller's documents, then its file: a file without a record harms nobody, a record without its file
 * would. Deleting it again, or another member's, changes nothing and is no error.
 */
export async function deleteDocument(ctx: MemberContext, { id }: { id: string }): Promise<{ id: string }> {
  const { userId } = ctx.actor
  const document = await audited(ctx, async (trx, audit) => {
    const deleted = await deleteRow(trx, { id, userId })
    if (deleted !== undefined) await audit({ action: 'delete', entity: 'documents', entityId: id })
    return deleted
  })
  if (document !== undefined) {
    await ctx.files.deleteFile(document.objectPath).catch((err: unknown) => {
      ctx.log.error({ err, documentId: id }, 'the file of a deleted document stays')
    })
  }
  return { id }
}
