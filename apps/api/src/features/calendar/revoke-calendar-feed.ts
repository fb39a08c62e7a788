import { deleteCalendarFeed } from '@suv/db'
import { audited } from '../../audited.ts'
import type { MemberContext } from '../../trpc.ts'

/** Closes the member's secret address at once. Revoking again changes nothing and is no error. */
export async function revokeCalendarFeed(ctx: MemberContext): Promise<null> {
  const { userId } = ctx.actor
  return audited(ctx, async (trx, audit) => {
    if (await deleteCalendarFeed(trx, { userId })) {
      await audit({ action: 'delete', entity: 'calendarFeeds', entityId: userId })
    }
    return null
  })
}
