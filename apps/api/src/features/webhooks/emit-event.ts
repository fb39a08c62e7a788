import { randomUUID } from 'node:crypto'
import {
  insertWebhookDelivery,
  listEndpointsFor,
  type NewWebhookDelivery,
  type Trx,
  type WebhookAudience,
} from '@suv/db'
import {
  type SentEventType,
  type WebhookEvent,
  type WebhookEventData,
  type WebhookEventType,
  writeRestFields,
} from '@suv/domain'
import type { Clock } from '../../clock.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { deliverWebhookJob } from './deliver-webhook.kind.ts'

/**
 * Has an event sent to every endpoint that waits for it, once the transaction of what happened is committed: neither stands
 * without the other. All endpoints get the same event id.
 */
export async function emitEvent<Type extends WebhookEventType>(
  trx: Trx,
  { jobs, clock }: { readonly jobs: Jobs; readonly clock: Clock },
  audience: WebhookAudience,
  event: { readonly type: Type; readonly data: WebhookEventData[Type] },
): Promise<void> {
  const endpoints = await listEndpointsFor(trx, audience, event.type)
  if (endpoints.length === 0) return
  const message = composeMessage(event as WebhookEvent, clock.now())
  for (const { id, userId } of endpoints) {
    await addDelivery(trx, jobs, { ...message, endpointId: id, userId, now: clock.now() })
  }
}

/** The message of an event: its id, and the body as it is signed. */
export function composeMessage(
  { type, data }: WebhookEvent,
  now: Date,
  eventId = `evt_${randomUUID()}`,
): { eventId: string; event: SentEventType; payload: string } {
  const payload = JSON.stringify({ type, timestamp: now.toISOString(), data: writeRestFields(data) })
  return { eventId, event: type, payload }
}

/** Keeps a message for an endpoint and the job that sends it. @returns its id; undefined where the endpoint has it already. */
export async function addDelivery(
  trx: Trx,
  jobs: Jobs,
  delivery: NewWebhookDelivery & { now: Date },
): Promise<string | undefined> {
  const deliveryId = await insertWebhookDelivery(trx, delivery)
  if (deliveryId === undefined) return undefined
  await enqueueTry(trx, jobs, { deliveryId, userId: delivery.userId, number: 1, byHand: false })
  return deliveryId
}

/** Adds the job of one try. Each try of a delivery is added once, by whomever. */
export async function enqueueTry(
  trx: Trx,
  jobs: Jobs,
  {
    deliveryId,
    userId,
    number,
    byHand,
    at,
    again = '',
  }: {
    deliveryId: string
    userId: string
    number: number
    byHand: boolean
    at?: Date
    again?: string
  },
): Promise<void> {
  await jobs.enqueue(
    trx,
    deliverWebhookJob,
    { deliveryId, number, byHand },
    {
      dedupeKey: `${deliveryId} ${number}${again}`,
      group: userId,
      ...(at === undefined ? {} : { startAfter: at }),
    },
  )
}
