import * as z from 'zod'

/** The secret address of a member's calendar, without the secret, which is not kept. */
export const calendarFeedSchema = z.object({
  createdAt: z.iso.datetime(),
  lastFetchedAt: z.iso.datetime().nullable(),
})
export type CalendarFeed = z.infer<typeof calendarFeedSchema>

/** The answer to creating a feed: the only time that the address can be read. */
export const createdCalendarFeedSchema = calendarFeedSchema.extend({
  path: z.string().meta({ description: 'Path of the feed on this server, with its secret.' }),
})
