import { deleteMilestone as deleteRow } from '@suv/db'
import { audited } from '../../audited.ts'
import type { MemberContext } from '../../trpc.ts'

/** Deletes one of the member's milestones. Deleting it again, or another member's, changes nothing and is no error. */
export async function deleteMilestone(ctx: MemberContext, { id }: { id: string }): Promise<{ id: string }> {
  const { userId } = ctx.actor
  return audited(ctx, async (trx, audit) => {
    if (await deleteRow(trx, { id, userId })) {
      await audit({ action: 'delete', entity: 'milestones', entityId: id })
    }
    return { id }
  })
}
