import { deleteApiKeyOfUser } from '@suv/db'
import { audited } from '../../audited.ts'
import type { MemberContext } from '../../trpc.ts'

/** Revokes one of the member's keys at once. Revoking it again, or another member's, changes nothing and is no error. */
export async function revokeApiKey(ctx: MemberContext, { id }: { id: string }): Promise<{ id: string }> {
  await audited(ctx, async (trx, audit) => {
    if (!(await deleteApiKeyOfUser(trx, { id, userId: ctx.actor.userId }))) return
    await audit({ action: 'delete', entity: 'apikeys', entityId: id })
  })
  return { id }
}
