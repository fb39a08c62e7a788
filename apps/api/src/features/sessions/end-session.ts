import { deleteSessionOfUser } from '@suv/db'
import { audited } from '../../audited.ts'
import type { MemberContext } from '../../trpc.ts'

/** Ends one of the member's sign-ins. Ending it again, or another member's, changes nothing and is no error. */
export async function endSession(ctx: MemberContext, { id }: { id: string }): Promise<{ id: string }> {
  await audited(ctx, async (trx, audit) => {
    if (!(await deleteSessionOfUser(trx, { id, userId: ctx.actor.userId }))) return
    await audit({ action: 'delete', entity: 'sessions', entityId: id })
  })
  return { id }
}
