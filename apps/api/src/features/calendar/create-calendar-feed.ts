import { replaceCalendarFeed } from '@suv/db'
import { audited } from '../../audited.ts'
import type { MemberContext } from '../../trpc.ts'
import { feedFolder, hashFeedSecret, newFeedSecret } from './feed-secret.ts'

/** Gives the member's calendar a secret address, which is shown this once; an address from before stops working. */
export async function createCalendarFeed(
  ctx: MemberContext,
): Promise<{ path: string; createdAt: string; lastFetchedAt: null }> {
  const { userId } = ctx.actor
  const now = ctx.clock.now()
  const secret = newFeedSecret()
  return audited(ctx, async (trx, audit) => {
    await replaceCalendarFeed(trx, { userId, now, secretHash: hashFeedSecret(secret) })
    await audit({ action: 'create', entity: 'calendarFeeds', entityId: userId })
    return { path: `${feedFolder}${secret}.ics`, createdAt: now.toISOString(), lastFetchedAt: null }
  })
}
