import { createHash } from 'node:crypto'
import {
  type Db,
  findSeatOfUser,
  listEndpointsWaitingFor,
  lockWebhookEndpoint,
  updateWebhookEndpoint,
} from '@suv/db'
import { type DatedEvent, datedEventsFor } from '@suv/domain'
import * as z from 'zod'
import { type Clock, today } from '../../clock.ts'
import { type JobHandler, type JobKind, type Jobs, jobHandler } from '../../jobs/jobs.ts'
import { readDatedRecords } from '../calendar/read-dated-records.ts'
import { addDelivery, composeMessage } from './emit-event.ts'

/** Telling of milestones that are due and papers that run out, which come with a day and not with a write. */
export const tellDatedEventsJob: JobKind = {
  name: 'tell-dated-events',
  schema: z.object({}),
  retries: 3,
  firstDelaySeconds: 30,
  longestDelaySeconds: 300,
  timeoutSeconds: 600,
}

export function tellDatedEventsHandler({ db, clock }: { db: Db; clock: Clock }): JobHandler {
  return jobHandler({
    kind: tellDatedEventsJob,
    cron: '7 * * * *',
    run: async ({ jobs, signal }) => {
      let read: { userId: string; events: readonly DatedEvent[] } | undefined
      for (const endpoint of await listEndpointsWaitingFor(db, ['milestone.due', 'paper.expiring'])) {
        if (signal.aborted) return
        const { userId } = endpoint
        // A member's endpoints come one after the other.
        if (read?.userId !== userId) read = { userId, events: await readEvents(db, userId, today(clock)) }
        await tellEndpoint(db, { jobs, clock }, endpoint, read.events)
      }
    },
  })
}

/** More than a company has, its teams together: what is told is kept, and looked for each hour. */
const mostEvents = 5_000
/** Told to an endpoint in an hour: so that who has thousands keeps nobody else waiting. */
const toldAtOnce = 200

async function readEvents(db: Db, userId: string, day: string): Promise<readonly DatedEvent[]> {
  const seat = await findSeatOfUser(db, { userId })
  const events: DatedEvent[] = []
  if (seat === undefined) return events
  for await (const records of readDatedRecords(db, { userId, ...seat })) {
    events.push(...datedEventsFor(records, day).slice(0, mostEvents - events.length))
    if (events.length === mostEvents) break
  }
  return events
}

/**
 * Sends what was not told yet. What was told is kept with the endpoint in the same transaction, for as long as it is still
 * so: each is told once, and again once it comes nearer or its day moves.
 */
async function tellEndpoint(
  db: Db,
  { jobs, clock }: { jobs: Jobs; clock: Clock },
  { id, userId }: { id: string; userId: string },
  events: readonly DatedEvent[],
): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (trx) => {
    const { events: wanted, offReason, toldKeys } = await lockWebhookEndpoint(trx, { id, userId })
    if (offReason !== null) return
    const current = events.filter(({ type }) => wanted.some((each) => each === type))
    const told = new Set(toldKeys)
    const fresh = current.filter(({ key }) => !told.has(key)).slice(0, toldAtOnce)
    for (const { key, ...event } of fresh) {
      told.add(key)
      const message = composeMessage(event, now, datedEventId(userId, key))
      await addDelivery(trx, jobs, { ...message, endpointId: id, userId, now })
    }
    const keys = current.map(({ key }) => key).filter((key) => told.has(key))
    if (keys.join() !== toldKeys.join()) {
      await updateWebhookEndpoint(trx, { id, now, values: { toldKeys: keys } })
    }
  })
}

/** The same for each endpoint of a member, whenever it is told. */
function datedEventId(userId: string, key: string): string {
  return `evt_${createHash('sha256').update(`${userId}\n${key}`).digest('base64url').slice(0, 32)}`
}
