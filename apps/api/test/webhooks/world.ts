import type { WebhookDelivery, WebhookEndpoint, WebhookEventType } from '@suv/domain'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { deliverWebhookHandler } from '../../src/features/webhooks/deliver-webhook.job.ts'
import { tellDatedEventsHandler } from '../../src/features/webhooks/tell-dated-events.job.ts'
import type { JobHandler } from '../../src/jobs/jobs.ts'
import { webhookSettings } from '../../src/webhooks/settings.ts'
import { createWebhooks } from '../../src/webhooks/webhooks.ts'
import { type RecordedJobs, recordJobs } from '../support/recorded-jobs.ts'
import { createTeams, sender, type TeamMate, type Teams } from '../support/teams.ts'
import { createTestServer, type TestServer } from '../support/test-server.ts'
import { type Receiver, useReceiver } from './receiver.ts'

type Endpoint = WebhookEndpoint & { secret: string }

/** Two teams whose founders have paid, and a program of theirs that takes events. */
export type WebhookWorld = Teams & {
  readonly test: TestServer
  readonly receiver: Receiver
  readonly send: ReturnType<typeof sender>
  readonly handler: JobHandler
  readonly jobs: RecordedJobs
  /** Adds an endpoint at the receiver. */
  readonly listen: (member: TeamMate, ...events: WebhookEventType[]) => Promise<Endpoint>
  /** Makes the tries that are recorded. */
  readonly deliver: () => Promise<void>
  /** Looks what is due and runs out, as it is done each hour. */
  readonly tellDated: () => Promise<void>
  readonly resetClock: () => void
  readonly deliveries: (member: TeamMate, endpointId: string) => Promise<WebhookDelivery[]>
  readonly endpoint: (member: TeamMate, id: string) => Promise<WebhookEndpoint>
}

export const loopback = createWebhooks({
  authSecret: 'a secret for tests only, 32 characters or more',
  networks: webhookSettings.parse({ WEBHOOK_NETWORKS: '127.0.0.1' }).webhookNetworks,
})

export function useWebhookWorld(): WebhookWorld {
  const world = {} as WebhookWorld
  const receiver = useReceiver()
  beforeAll(async () => {
    const jobs = recordJobs()
    const test = await createTestServer({ jobs, webhooks: loopback })
    const { db } = test.database
    const teams = await createTeams(test)
    const send = sender(test)
    const { clock } = test
    const handler = deliverWebhookHandler({
      db,
      clock,
      webhooks: loopback,
      siteUrl: 'https://landfall.test',
      random: () => 0,
    })
    Object.assign(world, {
      ...teams,
      test,
      receiver,
      send,
      handler,
      jobs,
      listen: async (member: TeamMate, ...events: WebhookEventType[]) => {
        const response = await send(member, 'POST', '/webhook-endpoints', { url: receiver.url(), events })
        if (response.statusCode !== 200) throw new Error(response.body)
        return response.json()
      },
      deliver: () => jobs.perform(handler),
      resetClock: () => clock.advance(Date.now() - clock.now().getTime()),
      tellDated: async () => {
        const { run } = tellDatedEventsHandler({ db, clock })
        await run({ id: 'hourly', data: {}, signal: new AbortController().signal, jobs })
      },
      deliveries: async (member: TeamMate, id: string) =>
        (await send(member, 'GET', `/webhook-endpoints/${id}/deliveries`)).json(),
      endpoint: async (member: TeamMate, id: string) =>
        (await send(member, 'GET', '/webhook-endpoints'))
          .json()
          .find((each: WebhookEndpoint) => each.id === id),
    } satisfies Omit<WebhookWorld, never>)
  })
  beforeEach(async () => {
    // Sessions do not last as long as what some tests wait for.
    world.resetClock()
    // Each test listens to what it wants to.
    await world.test.database.db.deleteFrom('webhookEndpoints').execute()
  })
  afterAll(() => world.test.close())
  return world
}
