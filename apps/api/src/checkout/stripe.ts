import { defaultMembershipFee, productName } from '@suv/domain'
import Stripe from 'stripe'
import * as z from 'zod'
import type { Clock } from '../clock.ts'
import {
  type Buyer,
  type Checkout,
  type PaymentReport,
  UnreadableWebhookError,
  UnsignedWebhookError,
} from './checkout.ts'
import { buyerEmailSchema, buyerNameSchema, centsSchema } from './report-fields.ts'

export type StripeOptions = {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Where Stripe's API is; undefined: Stripe itself. */
  readonly apiUrl: string | undefined
  readonly siteUrl: string
  readonly clock: Clock
}

/** Marks the sales that are ours, in an account that may sell other things too. */
const soldItem = 'full-access'

/** Stripe's own tolerance: an older signature may be a replay, and one of a later time could be replayed until then. */
const signatureToleranceSeconds = 300

/** Stripe Checkout: the buyer pays on Stripe's page, and webhooks tell us of it. */
export function createStripeCheckout({
  secretKey,
  webhookSecret,
  apiUrl,
  siteUrl,
  clock,
}: StripeOptions): Checkout {
  const stripe = new Stripe(secretKey, {
    ...(apiUrl === undefined ? {} : hostOf(apiUrl)),
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
  })
  return {
    provider: 'stripe',
    start: async (buyer) => {
      const session = await stripe.checkout.sessions.create(newSession({ buyer, siteUrl }))
      return session.url
    },
    readWebhook: async ({ body, header }) => {
      const signature = header('stripe-signature')
      if (signature === undefined) throw new UnsignedWebhookError('The webhook has no Stripe-Signature.')
      try {
        const event = await stripe.webhooks.constructEventAsync(
          body,
          signature,
          webhookSecret,
          signatureToleranceSeconds,
          undefined,
          // In milliseconds, unlike everything else of Stripe's.
          clock.now().getTime(),
        )
        requireSignedByNow(signature, clock.now())
        return readEvent(event)
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) {
          throw new UnsignedWebhookError('The Stripe-Signature does not fit.', { cause: error })
        }
        // Signed, and no JSON.
        if (error instanceof SyntaxError) throw new UnreadableWebhookError({ cause: error })
        throw error
      }
    },
  }
}

/** Stripe's library looks at a signature's age only. @throws UnsignedWebhookError */
function requireSignedByNow(signature: string, now: Date): void {
  const times = signature.split(',').filter((part) => part.startsWith('t='))
  const latest = now.getTime() / 1000 + signatureToleranceSeconds
  // Read as the library reads it, so that both mean the same number.
  if (times.some((part) => Number.parseInt(part.slice(2), 10) > latest))
    throw new UnsignedWebhookError('The Stripe-Signature is of a time to come.')
}

function newSession({
  buyer,
  siteUrl,
}: {
  buyer: Buyer | null
  siteUrl: string
}): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'cad',
          unit_amount: defaultMembershipFee,
          product_data: { name: `${productName} Full Access` },
        },
      },
    ],
    // Asks for a customer record, so that a second purchase is seen to be the same person's.
    customer_creation: 'always',
    metadata: { item: soldItem },
    payment_intent_data: { metadata: { item: soldItem } },
    success_url: `${siteUrl}/signup?purchase=done`,
    cancel_url: `${siteUrl}/signup`,
    ...(buyer === null ? {} : { client_reference_id: buyer.userId, customer_email: buyer.email }),
  }
}

/** What every event has; of a later version of Stripe's API the rest may differ. */
const eventSchema = z.object({
  id: z.string().max(255),
  type: z.string(),
  created: z.number().min(0).max(8e12),
  data: z.object({
    object: z.looseObject({ metadata: z.looseObject({ item: z.unknown().optional() }).nullish() }),
  }),
})

type Event = z.output<typeof eventSchema>

/** A thing of Stripe's by its id, or with what else is known of it; null where it is left out. */
const idSchema = z
  .union([
    z.string().min(1).max(255),
    z.object({ id: z.string().min(1).max(255) }).transform(({ id }) => id),
    z.null(),
  ])
  .default(null)

const sessionSchema = z.object({
  payment_status: z.string(),
  payment_intent: idSchema,
  amount_total: centsSchema,
  currency: z.string().nullish(),
  customer: idSchema.catch(null),
  client_reference_id: z.string().nullable().catch(null),
  customer_details: z.object({ email: buyerEmailSchema, name: buyerNameSchema }),
})

const chargeSchema = z.object({ payment_intent: idSchema, refunded: z.boolean().default(false) })

/** @throws UnreadableWebhookError */
function readAs<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw new UnreadableWebhookError()
  return parsed.data
}

/** @throws UnreadableWebhookError for a sale of ours that is not what Stripe describes: it reports again, and tells the operator. */
function readEvent(given: unknown): PaymentReport | null {
  const event = readAs(eventSchema, given)
  const { object } = event.data
  const isOurs = object.metadata?.item === soldItem
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      // A bank transfer completes the session first and is paid days later, by a report of its own.
      if (!isOurs || object.payment_status !== 'paid') return null
      const session = readAs(sessionSchema, object)
      if (session.payment_intent === null) return null
      const { email, name } = session.customer_details
      return {
        provider: 'stripe',
        eventId: event.id,
        kind: 'paid',
        reference: session.payment_intent,
        at: momentOf(event),
        amountCents: session.currency === 'cad' ? session.amount_total : null,
        customerId: session.customer,
        buyer: { email, name, userId: session.client_reference_id },
      }
    }
    case 'charge.refunded': {
      if (!isOurs) return null
      const { payment_intent: reference, refunded } = readAs(chargeSchema, object)
      // `refunded` says that all of it went back; a part of it ends nothing.
      return refunded && reference !== null ? returned(event, reference) : null
    }
    // The bank takes the money back when a dispute begins. After one that is won, an operator gives the access back.
    case 'charge.dispute.created': {
      const { payment_intent: reference } = readAs(chargeSchema, object)
      return reference === null ? null : returned(event, reference)
    }
    default:
      return null
  }
}

/** A payment whose money went back. Where it was for something else, nothing is known of it and nothing ends. */
function returned(event: Event, reference: string): PaymentReport {
  return {
    provider: 'stripe',
    eventId: event.id,
    kind: 'refunded',
    reference,
    at: momentOf(event),
    amountCents: null,
    customerId: null,
    buyer: null,
  }
}

function momentOf({ created }: Event): Date {
  return new Date(created * 1000)
}

function hostOf(address: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const { hostname, port, protocol } = new URL(address)
  const isPlain = protocol === 'http:'
  return {
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? 'http' : 'https',
  }
}
