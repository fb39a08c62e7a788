import type { Trx } from '@suv/db'
import { type AuditEntry, audited } from './audited.ts'
import type { MemberContext } from './trpc.ts'

/**
 * Deletes a row of the member's own. Deleting it again, or another member's, changes nothing and is no error.
 *
 * @param deleteRow answers whether the member had such a row.
 */
export function deleteOwn(
  ctx: MemberContext,
  entity: AuditEntry['entity'],
  id: string,
  deleteRow: (trx: Trx, row: { id: string; userId: string }) => Promise<boolean>,
): Promise<{ id: string }> {
  return audited(ctx, async (trx, audit) => {
    if (await deleteRow(trx, { id, userId: ctx.actor.userId })) {
      await audit({ action: 'delete', entity, entityId: id })
    }
    return { id }
  })
}
