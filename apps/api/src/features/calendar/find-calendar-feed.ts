import { findCalendarFeedOfUser } from '@suv/db'
import type { CalendarFeed } from '@suv/domain'
import type { MemberContext } from '../../trpc.ts'

/** When the member's address was made and last fetched, or null where they have none. */
export async function findCalendarFeed({ db, actor }: MemberContext): Promise<CalendarFeed | null> {
  const feed = await findCalendarFeedOfUser(db, { userId: actor.userId })
  if (feed === undefined) return null
  return {
    createdAt: feed.createdAt.toISOString(),
    lastFetchedAt: feed.lastFetchedAt?.toISOString() ?? null,
  }
}
