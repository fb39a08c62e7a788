import { calendarFeedSchema, createdCalendarFeedSchema } from '@suv/domain'
import * as z from 'zod'
import { router, sessionProcedure } from '../../trpc.ts'
import { createCalendarFeed } from './create-calendar-feed.ts'
import { findCalendarFeed } from './find-calendar-feed.ts'
import { revokeCalendarFeed } from './revoke-calendar-feed.ts'

/** Like API keys, addresses that open data without a sign-in are made by members in person only. */
export const calendarRouter = router({
  feed: sessionProcedure.output(calendarFeedSchema.nullable()).query(({ ctx }) => findCalendarFeed(ctx)),
  createFeed: sessionProcedure
    .output(createdCalendarFeedSchema)
    .mutation(({ ctx }) => createCalendarFeed(ctx)),
  revokeFeed: sessionProcedure.output(z.null()).mutation(({ ctx }) => revokeCalendarFeed(ctx)),
})
