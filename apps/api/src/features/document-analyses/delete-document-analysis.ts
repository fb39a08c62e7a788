import { deleteDocumentAnalysis as deleteRow } from '@suv/db'
import { audited } from '../../audited.ts'
import type { MemberContext } from '../../trpc.ts'
import { paperScopeOf, requireWriter, teamOf } from '../documents/paper-scope.ts'

/**
 * Deletes one of the caller's analyses, or of the company's. Deleting it again, or another member's, changes nothing and is no error.
 *
 * @throws DomainError forbidden where a reader means one of the company's.
 */
export async function deleteDocumentAnalysis(
  ctx: MemberContext,
  { id }: { id: string },
): Promise<{ id: string }> {
  return audited(ctx, async (trx, audit) => {
    const deleted = await deleteRow(trx, { id, ...paperScopeOf(ctx.actor) })
    if (deleted !== undefined) {
      requireWriter(ctx.actor, deleted)
      const teamId = teamOf(ctx.actor, deleted)
      await audit({ action: 'delete', entity: 'documentAnalyses', entityId: id, teamId })
    }
    return { id }
  })
}
