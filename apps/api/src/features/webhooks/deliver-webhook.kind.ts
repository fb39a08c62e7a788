import * as z from 'zod'
import type { JobKind } from '../../jobs/jobs.ts'

/** One try at a delivery. `number` counts all of them from 1. */
export type DeliverWebhook = { deliveryId: string; number: number; byHand: boolean }

/**
 * Sending a message once. The retries of three days are jobs of their own, each with its moment; the queue's own are for a
 * server that died in between, or a database that was away.
 */
export const deliverWebhookJob: JobKind<DeliverWebhook> = {
  name: 'deliver-webhook',
  schema: z.object({ deliveryId: z.uuid(), number: z.int().min(1), byHand: z.boolean() }),
  retries: 5,
  firstDelaySeconds: 30,
  longestDelaySeconds: 600,
  timeoutSeconds: 60,
}
