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

/** Stripe's own tolerance: an older signature may be a replay. */
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
        return readEvent(requireEvent(event))
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
  data: z.object({ object: z.looseObject({ metadata: z.looseObject({}).nullish() }) }),
})

function requireEvent(event: Stripe.Event): Stripe.Event {
  if (!eventSchema.safeParse(event).success) throw new UnreadableWebhookError()
  return event
}

function readEvent(event: Stripe.Event): PaymentReport | null {
  const at = new Date(event.created * 1000)
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const session = event.data.object
      const reference = idOf(session.payment_intent)
      const email = session.customer_details?.email
      // A bank transfer completes the session first and is paid days later, by a report of its own.
      if (session.payment_status !== 'paid' || session.metadata?.item !== soldItem) return null
      if (reference === null || !email) return null
      return {
        provider: 'stripe',
        eventId: event.id,
        kind: 'paid',
        reference,
        at,
        amountCents: session.amount_total,
        customerId: idOf(session.customer),
        buyer: { email, name: session.customer_details?.name ?? '', userId: session.client_reference_id },
      }
    }
    case 'charge.refunded': {
      const charge = event.data.object
      const reference = idOf(charge.payment_intent)
      // `refunded` says that all of it went back; a part of it ends nothing.
      if (!charge.refunded || reference === null || charge.metadata?.item !== soldItem) return null
      return returned(event, reference)
    }
    // The bank takes the money back when a dispute begins. After one that is won, an operator gives the access back.
    case 'charge.dispute.created': {
      const reference = idOf(event.data.object.payment_intent)
      return reference === null ? null : returned(event, reference)
    }
    default:
      return null
  }
}

/** A payment whose money went back. Where it was for something else, nothing is known of it and nothing ends. */
function returned(event: Stripe.Event, reference: string): PaymentReport {
  return {
    provider: 'stripe',
    eventId: event.id,
    kind: 'refunded',
    reference,
    at: new Date(event.created * 1000),
    amountCents: null,
    customerId: null,
    buyer: null,
  }
}

function idOf(thing: string | { id: string } | null): string | null {
  return typeof thing === 'object' ? (thing?.id ?? null) : thing
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
