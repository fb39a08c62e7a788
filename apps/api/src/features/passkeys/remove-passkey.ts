import { deletePasskeyOfUser } from '@suv/db'
import { audited } from '../../audited.ts'
import type { MemberContext } from '../../trpc.ts'
import { mailSecurityChange } from '../accounts/mail-security-change.ts'

/** Removes one of the member's passkeys at once. Removing it again, or another member's, changes nothing and is no error. */
export async function removePasskey(ctx: MemberContext, { id }: { id: string }): Promise<{ id: string }> {
  await audited(ctx, async (trx, audit) => {
    if (!(await deletePasskeyOfUser(trx, { id, userId: ctx.actor.userId }))) return
    await audit({ action: 'delete', entity: 'passkeys', entityId: id })
    const { actor, clock, jobs, siteUrl, requestId, clientAddress: address, userAgent } = ctx
    const from = { at: clock.now(), address, userAgent }
    await mailSecurityChange(jobs, trx, { actor, siteUrl, change: 'passkey-removed', from, requestId })
  })
  return { id }
}
