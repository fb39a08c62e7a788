import type { Trx } from '@suv/db'
import { type AuditEntry, audited } from './audited.ts'
import type { MemberContext } from './trpc.ts'

/**
 * Deletes a row of the member's own, or of the workspace in which they work. Deleting it again, or another's, changes nothing and
 * is no error.
 *
 * @param deleteRow answers whether there was such a row.
 */
export function deleteOwn(
  ctx: MemberContext,
  entity: AuditEntry['entity'],
  id: string,
  deleteRow: (trx: Trx, row: { id: string; userId: string; workspaceId: string }) => Promise<boolean>,
): Promise<{ id: string }> {
  return audited(ctx, async (trx, audit) => {
    const { userId, workspace } = ctx.actor
    if (await deleteRow(trx, { id, userId, workspaceId: workspace.id })) {
      await audit({ action: 'delete', entity, entityId: id })
    }
    return { id }
  })
}
