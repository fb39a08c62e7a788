import type { Selectable } from 'kysely'
import type { Db, Trx } from '../client.ts'
import type { CalendarFeedsTable } from '../schema.ts'
import { findSeatOfUser } from './actors.ts'

export type CalendarFeedRow = Selectable<CalendarFeedsTable>

/** What a calendar that fetches an address may see: one member's dates. */
export type CalendarReader = {
  readonly userId: string
  readonly teamIds: readonly string[]
  /** The one that they work in now. */
  readonly workspaceId: string
  readonly lastFetchedAt: Date | null
}

/** The member's feed, if they have one. */
export async function findCalendarFeedOfUser(
  db: Db,
  { userId }: { userId: string },
): Promise<CalendarFeedRow | undefined> {
  return db.selectFrom('calendarFeeds').selectAll().where('userId', '=', userId).executeTakeFirst()
}

/** Gives the member's feed a new secret. The one before opens nothing from then on. */
export async function replaceCalendarFeed(
  trx: Trx,
  { userId, now, secretHash }: { userId: string; now: Date; secretHash: string },
): Promise<CalendarFeedRow> {
  const values = { secretHash, createdAt: now, lastFetchedAt: null }
  return trx
    .insertInto('calendarFeeds')
    .values({ userId, ...values })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** @returns whether there was one. */
export async function deleteCalendarFeed(trx: Trx, { userId }: { userId: string }): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('calendarFeeds')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Whose calendar a secret opens, with the teams that they belong to now. */
export async function findCalendarReader(
  db: Db,
  { secretHash }: { secretHash: string },
): Promise<CalendarReader | undefined> {
  const feed = await db
    .selectFrom('calendarFeeds')
    .select(['userId', 'lastFetchedAt'])
    .where('secretHash', '=', secretHash)
    .executeTakeFirst()
  const seat = feed && (await findSeatOfUser(db, feed))
  return seat && { ...feed, ...seat }
}

export async function touchCalendarFeed(
  db: Db,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await db.updateTable('calendarFeeds').set({ lastFetchedAt: now }).where('userId', '=', userId).execute()
}
