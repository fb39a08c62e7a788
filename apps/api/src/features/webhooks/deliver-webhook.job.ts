import {
  type Db,
  findWebhookDelivery,
  hasActiveAccess,
  lockWebhookDelivery,
  updateWebhookDelivery,
  updateWebhookEndpoint,
  type WebhookDeliveryRow,
  type WebhookEndpointRow,
} from '@suv/db'
import { nextWebhookTry } from '@suv/domain'
import type { Clock } from '../../clock.ts'
import { type JobHandler, type Jobs, jobHandler } from '../../jobs/jobs.ts'
import type { WebhookAnswer } from '../../webhooks/post-message.ts'
import { signMessage } from '../../webhooks/sign-message.ts'
import type { Webhooks } from '../../webhooks/webhooks.ts'
import { type DeliverWebhook, deliverWebhookJob } from './deliver-webhook.kind.ts'
import { enqueueTry } from './emit-event.ts'
import { stopEndpoint } from './stop-endpoint.ts'

export type Delivering = {
  readonly db: Db
  readonly clock: Clock
  readonly webhooks: Webhooks
  readonly siteUrl: string
  /** From 0 to 1. */
  readonly random?: () => number
}

type Found = { delivery: WebhookDeliveryRow; endpoint: WebhookEndpointRow }

/** So many tries of a delivery are shown. */
const keptAttempts = 20

/** One member's slow program takes at most half of what is sent at once. */
export function deliverWebhookHandler(delivering: Delivering): JobHandler {
  return jobHandler({
    kind: deliverWebhookJob,
    concurrency: 4,
    groupConcurrency: 2,
    run: async ({ data, signal, jobs }) => {
      const { db } = delivering
      const found = await findWebhookDelivery(db, { id: data.deliveryId })
      if (found === undefined || !isNext(found.delivery, data)) return
      const answer = await trySending(delivering, found, signal)
      // The server stops: nothing is said of the program that was asked. The queue has the try made again.
      if (answer?.status === null && signal.aborted) throw new Error('the try was broken off')
      await keepAnswer(delivering, jobs, data, found, answer)
    },
  })
}

/** Whether this try is still to be made: a job may come twice, where a server died before it could note the first. */
function isNext({ state, tries }: WebhookDeliveryRow, { number }: DeliverWebhook): boolean {
  return state === 'pending' && tries === number - 1
}

/** @returns what came back; undefined where nothing may be sent any more. */
async function trySending(
  { db, clock, webhooks }: Delivering,
  { delivery, endpoint }: Found,
  signal: AbortSignal,
): Promise<WebhookAnswer | undefined> {
  const now = clock.now()
  if (endpoint.offReason !== null) return undefined
  if (!(await hasActiveAccess(db, { userId: endpoint.userId, now }))) return undefined
  const secrets = await openSecrets(webhooks, endpoint, now)
  if (secrets === undefined) {
    const problem = 'Its secret can no longer be read. Make a new one.'
    return { status: null, answer: '', durationMs: 0, problem }
  }
  const headers = signMessage({ id: delivery.eventId, at: now, body: delivery.payload, secrets })
  return webhooks.post({ url: endpoint.url, headers, body: delivery.payload, signal })
}

/** The secrets that are valid, the newest first; undefined where the server's own secret was changed. */
async function openSecrets(
  { secrets }: Webhooks,
  { sealedSecret, previousSealedSecret, previousSecretUntil }: WebhookEndpointRow,
  now: Date,
): Promise<string[] | undefined> {
  const isPreviousValid = previousSecretUntil !== null && previousSecretUntil > now
  const sealed = [sealedSecret, ...(isPreviousValid ? [previousSealedSecret] : [])]
  try {
    return await Promise.all(sealed.filter((each) => each !== null).map((each) => secrets.open(each)))
  } catch {
    return undefined
  }
}

/** Notes what came back, and what follows: nothing, the next try, or the end of the endpoint. */
async function keepAnswer(
  { db, clock, siteUrl, random = Math.random }: Delivering,
  jobs: Jobs,
  { deliveryId, number, byHand }: DeliverWebhook,
  found: Found,
  answer: WebhookAnswer | undefined,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const held = await lockWebhookDelivery(trx, { id: deliveryId, endpointId: found.endpoint.id })
    if (held === undefined || !isNext(held.delivery, { deliveryId, number, byHand })) return
    const { delivery, endpoint } = held
    const now = clock.now()
    const keep = (values: Parameters<typeof updateWebhookDelivery>[1]['values']) =>
      updateWebhookDelivery(trx, { id: deliveryId, now, values })
    if (answer === undefined) {
      await keep({ state: 'failed', nextAttemptAt: null })
      return
    }
    const attempt = { at: now.toISOString(), byHand, ...answer }
    const noted = { tries: number, attempts: [...delivery.attempts, attempt].slice(-keptAttempts) }
    if (answer.problem === null) {
      await keep({ ...noted, state: 'delivered', nextAttemptAt: null })
      if (endpoint.failingSince !== null)
        await updateWebhookEndpoint(trx, { id: endpoint.id, now, values: { failingSince: null } })
      return
    }
    const failingSince = endpoint.failingSince ?? now
    await updateWebhookEndpoint(trx, { id: endpoint.id, now, values: { failingSince } })
    const next = byHand || answer.status === 410 ? null : nextWebhookTry(number, now, random())
    await keep({ ...noted, state: next === null ? 'failed' : 'pending', nextAttemptAt: next })
    if (next !== null) {
      const { userId } = delivery
      await enqueueTry(trx, jobs, { deliveryId, userId, number: number + 1, byHand, at: next })
      return
    }
    const nothingArrived = !byHand && failingSince <= firstTryOf(noted.attempts, now)
    const reason = answer.status === 410 ? 'gone' : nothingArrived ? 'failing' : undefined
    if (reason !== undefined) await stopEndpoint(trx, { jobs, siteUrl, now }, endpoint, reason)
  })
}

function firstTryOf(attempts: readonly { at: string }[], now: Date): Date {
  return new Date(attempts[0]?.at ?? now)
}
