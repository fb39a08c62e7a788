import * as z from 'zod'
import { flagSchema, lineSchema, timestampFields } from '../shared/fields.ts'
import { sentEventTypes, webhookEventTypeSchema, webhookEventTypes } from './events.ts'
import { webhookDeliveryStates, webhookOffReasons } from './kinds.ts'

export * from './kinds.ts'

/** Whether an address can be one at all; the server decides what may be reached. */
export const webhookUrlSchema = z
  .url({ protocol: /^https?$/, error: 'Enter an address that starts with https://.' })
  .max(2_000, 'Use at most 2,000 characters.')
  .refine(
    (text) => !/^https?:[/\\]*[^/\\?]*@/i.test(text) && !text.includes('#'),
    'Leave out the user name, the password and the part after #.',
  )

const eventsSchema = z
  .array(webhookEventTypeSchema, 'Choose events.')
  .min(1, 'Choose at least one event.')
  .max(webhookEventTypes.length)
  .refine((events) => new Set(events).size === events.length, 'Name each event once.')

/** Where a member's own program takes events. */
export const webhookEndpointSchema = z.object({
  id: z.uuid(),
  url: webhookUrlSchema,
  description: lineSchema,
  events: eventsSchema,
  isEnabled: z.boolean(),
  offReason: z.enum(webhookOffReasons).nullable().meta({
    description:
      'Why nothing is sent: member (turned off), gone (it answered 410) or failing (nothing but failures for three days).',
  }),
  disabledAt: z.iso.datetime().nullable(),
  failingSince: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'The first failure since the last message that arrived.' }),
  previousSecretUntil: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'Until then messages carry a second signature, made with the secret before.' }),
  ...timestampFields,
})

export type WebhookEndpoint = z.infer<typeof webhookEndpointSchema>

/** The answer to making an endpoint or a new secret: the only time that `secret` can be read. */
export const webhookEndpointWithSecretSchema = webhookEndpointSchema.extend({
  secret: z.string().meta({ description: 'Starts with `whsec_`. It is shown this once.' }),
})

export const createWebhookEndpointSchema = z.object({
  url: webhookUrlSchema,
  description: lineSchema.default(''),
  events: eventsSchema,
})

export const updateWebhookEndpointSchema = z
  .object({
    url: webhookUrlSchema,
    description: lineSchema,
    events: eventsSchema,
    isEnabled: flagSchema,
  })
  .partial()

/** One try at a delivery, and what came back. */
export const webhookAttemptSchema = z.object({
  at: z.iso.datetime(),
  byHand: z.boolean(),
  status: z.int().nullable().meta({ description: 'The HTTP status; null where no answer came.' }),
  durationMs: z.int().meta({ description: 'Milliseconds until the answer, or until it was given up.' }),
  answer: z.string().meta({ description: 'The first 1,000 characters of the answer.' }),
  problem: z.string().nullable().meta({ description: 'Why it did not arrive; null where it did.' }),
})

export type WebhookAttempt = z.infer<typeof webhookAttemptSchema>

/** An event on its way to one endpoint. */
export const webhookDeliverySchema = z.object({
  id: z.uuid(),
  endpointId: z.uuid(),
  eventId: z.string().meta({ description: 'The `webhook-id` of the message, the same at every try.' }),
  event: z.enum(sentEventTypes),
  state: z.enum(webhookDeliveryStates),
  nextAttemptAt: z.iso.datetime().nullable(),
  payload: z.record(z.string(), z.unknown()).meta({ description: 'What is sent.' }),
  attempts: z.array(webhookAttemptSchema).meta({ description: 'The latest tries, oldest first.' }),
  createdAt: z.iso.datetime(),
})

export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>
