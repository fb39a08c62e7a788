import { forgetTrustedDevices } from '@suv/db'
import { audited } from '../../audited.ts'
import type { MemberContext } from '../../trpc.ts'

/** Has a browser asked for a code again. Twice, or another member's, changes nothing and is no error. */
export async function removeTrustedBrowser(
  ctx: MemberContext,
  { id }: { id: string },
): Promise<{ id: string }> {
  await audited(ctx, async (trx, audit) => {
    const forgotten = await forgetTrustedDevices(trx, { userId: ctx.actor.userId, id })
    for (const entityId of forgotten) await audit({ action: 'delete', entity: 'verifications', entityId })
  })
  return { id }
}
