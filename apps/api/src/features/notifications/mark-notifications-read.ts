import { insertNotificationReads } from '@suv/db'
import { audited } from '../../audited.ts'
import type { MemberContext } from '../../trpc.ts'

/** Keeps that the member has read these. Marking again changes nothing and is no error. */
export async function markNotificationsRead(
  ctx: MemberContext,
  { keys }: { keys: readonly string[] },
): Promise<{ keys: string[] }> {
  const { userId } = ctx.actor
  return audited(ctx, async (trx, audit) => {
    const count = await insertNotificationReads(trx, { userId, now: ctx.clock.now(), keys })
    // One row for the call, under the member's id.
    if (count > 0) {
      await audit({
        action: 'create',
        entity: 'notificationReads',
        entityId: userId,
        changedFields: ['readAt'],
      })
    }
    return { keys: [...keys] }
  })
}
