import { deleteSessionsOfUser, forgetTrustedDevices } from '@suv/db'
import { audited } from '../../audited.ts'
import type { MemberContext } from '../../trpc.ts'

/** Ends all of the member's sign-ins but this one, and has every browser asked for a code again. */
export async function endOtherSessions(
  ctx: MemberContext & { readonly session: { readonly id: string } },
): Promise<{ endedSessions: number }> {
  const { userId } = ctx.actor
  return audited(ctx, async (trx, audit) => {
    const sessions = await deleteSessionsOfUser(trx, { userId, exceptId: ctx.session.id })
    for (const id of sessions) await audit({ action: 'delete', entity: 'sessions', entityId: id })
    const browsers = await forgetTrustedDevices(trx, { userId })
    for (const id of browsers) await audit({ action: 'delete', entity: 'verifications', entityId: id })
    return { endedSessions: sessions.length }
  })
}
