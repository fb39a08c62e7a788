import { setTimeout } from 'node:timers/promises'
import { inTransaction, openDatabase } from '@suv/db'
import { createTestDatabase, createUser } from '@suv/db/testing'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { systemClock } from '../../src/clock.ts'
import { deliverWebhookHandler } from '../../src/features/webhooks/deliver-webhook.job.ts'
import { emitEvent } from '../../src/features/webhooks/emit-event.ts'
import { type JobQueue, openJobQueue } from '../../src/jobs/queue.ts'
import { createLogger } from '../../src/logger.ts'
import { useReceiver } from './receiver.ts'
import { loopback } from './world.ts'

const receiver = useReceiver()
const queues: JobQueue[] = []
let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: ReturnType<typeof openDatabase>
let userId: string

beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase(database.connection)
  userId = (await createUser(db)).id
  await db.insertInto('memberships').values({ userId, status: 'active' }).execute()
  await db
    .insertInto('webhookEndpoints')
    .values({
      userId,
      url: receiver.url(),
      events: JSON.stringify(['document.analyzed']),
      sealedSecret: await loopback.secrets.seal(loopback.secrets.create()),
    })
    .execute()
  for (const _process of ['one', 'two']) {
    const handler = deliverWebhookHandler({ db, clock: systemClock, webhooks: loopback, siteUrl: '' })
    queues.push(
      await openJobQueue({
        connection: database.connection,
        handlers: [handler],
        log: createLogger('silent'),
      }),
    )
  }
  for (const queue of queues) await queue.work()
})
afterAll(async () => {
  for (const queue of queues) await queue.close()
  await db.destroy()
  await database.drop()
})

it('of two processes one sends each message, soon, and several at once', async () => {
  const [jobs] = queues as [JobQueue]
  const id = '11111111-1111-4111-8111-111111111111'
  const data = {
    id,
    userId,
    documentId: null,
    businessPlanId: null,
    analysisType: 'other',
    documentType: 'other',
    createdAt: systemClock.now().toISOString(),
  } as const
  for (let count = 0; count < 12; count += 1) {
    await inTransaction(db, (trx) =>
      emitEvent(trx, { jobs, clock: systemClock }, { userId }, { type: 'document.analyzed', data }),
    )
  }
  const states = async () =>
    (await db.selectFrom('webhookDeliveries').select(['state', 'tries']).execute()).map(
      ({ state, tries }) => `${state} ${tries}`,
    )
  await vi.waitFor(async () => expect(new Set(await states())).toEqual(new Set(['delivered 1'])), {
    timeout: 25_000,
    interval: 200,
  })
  await setTimeout(300)
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(ids).toHaveLength(12)
  expect(new Set(ids).size).toBe(12)
}, 40_000)
