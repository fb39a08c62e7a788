import { type CalendarReader, findCalendarReader, touchCalendarFeed } from '@suv/db'
import { DomainError } from '@suv/domain'
import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../dependencies.ts'
import { feedFolder, hashFeedSecret } from '../features/calendar/feed-secret.ts'
import { readCalendar } from '../features/calendar/read-calendar.ts'
import { renderCalendar } from '../features/calendar/render-calendar.ts'
import { sendUnlessKnown } from './entity-tag.ts'

/** A fetch is noted at most once in so many milliseconds: reading stays cheap. */
const noteEveryMs = 15 * 60_000

/** Calendars ask every few hours; an address that guesses secrets is stopped early. */
const fetchesPerMinute = 60

/** Members' calendars at secret addresses. The address is the permission; a revoked one is as unknown as any other. */
export function registerCalendar(server: FastifyInstance, dependencies: AppDependencies): void {
  const { db, clock, publicUrl, requestsPerMinute } = dependencies
  server.get<{ Params: { file: string } }>(
    `${feedFolder}:file`,
    { config: { rateLimit: { max: Math.min(fetchesPerMinute, requestsPerMinute) } } },
    async (request, reply) => {
      const reader = await findReader(dependencies, request.params.file)
      const entries = await readCalendar(db, reader)
      const origin = publicUrl ?? `${request.protocol}://${request.host}`
      const text = await renderCalendar(entries, origin)
      const now = clock.now()
      if (now.getTime() - (reader.lastFetchedAt?.getTime() ?? 0) > noteEveryMs) {
        await touchCalendarFeed(db, { userId: reader.userId, now })
      }
      reply
        .header('cache-control', 'private, no-cache')
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="start-up-visa.ics"')
      return sendUnlessKnown(request, reply, text)
    },
  )
}

async function findReader({ db }: AppDependencies, file: string): Promise<CalendarReader> {
  const secret = file.endsWith('.ics') ? file.slice(0, -'.ics'.length) : ''
  const reader =
    secret === '' ? undefined : await findCalendarReader(db, { secretHash: hashFeedSecret(secret) })
  if (reader === undefined) throw new DomainError('not_found', 'There is no calendar at this address.')
  return reader
}
