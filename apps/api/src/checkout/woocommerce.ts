import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import type { Clock } from '../clock.ts'
import {
  type Checkout,
  type PaymentReport,
  UnreadableWebhookError,
  UnsignedWebhookError,
} from './checkout.ts'
import { buyerEmailSchema, buyerNameSchema, centsSchema } from './report-fields.ts'

export type WooCommerceOptions = {
  /** Origin (and path, if any) of the store, without a trailing slash. */
  readonly storeUrl: string
  /** The product of the store that is the membership. */
  readonly productId: number
  readonly webhookSecret: string
  readonly clock: Clock
}

const idSchema = z.union([z.string(), z.number()]).transform(String)

/** What we read of an order (WooCommerce REST API v3). Times are UTC without a zone. */
const orderSchema = z.object({
  id: idSchema,
  status: z.string(),
  currency: z.string(),
  total: z.string(),
  customer_id: idSchema.optional(),
  date_paid_gmt: z.string().nullish(),
  date_modified_gmt: z.string().nullish(),
  billing: z.object({
    email: z.string(),
    first_name: z.string().default(''),
    last_name: z.string().default(''),
  }),
  line_items: z.array(z.object({ product_id: z.number() })),
})
type Order = z.infer<typeof orderSchema>

/** Statuses of an order whose money has arrived. */
const paidStatuses = new Set(['processing', 'completed'])

/** Those of an order that was paid once and is no longer. Without a payment they come before it too: a card that was refused at first. */
const takenBackStatuses = new Set(['cancelled', 'failed'])

/** A WooCommerce store: the buyer goes to its checkout with the membership in the cart, and its order webhooks tell us. */
export function createWooCommerceCheckout(options: WooCommerceOptions): Checkout {
  const { storeUrl, productId, webhookSecret, clock } = options
  return {
    provider: 'woocommerce',
    start: async (buyer) => {
      const address = new URL(`${storeUrl}/checkout/`)
      address.searchParams.set('add-to-cart', String(productId))
      address.searchParams.set('quantity', '1')
      if (buyer !== null) address.searchParams.set('billing_email', buyer.email)
      return address.href
    },
    readWebhook: async ({ body, header }) => {
      checkSignature(body, header('x-wc-webhook-signature'), webhookSecret)
      // Saving a webhook in the store sends `webhook_id=…` as a form, to see whether anybody answers.
      if (!header('content-type')?.startsWith('application/json')) return null
      const parsed = orderSchema.safeParse(readJson(body))
      return parsed.success ? readOrder(parsed.data, { productId, now: clock.now() }) : null
    },
  }
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch (cause) {
    throw new UnreadableWebhookError({ cause })
  }
}

function checkSignature(body: Buffer, signature: string | undefined, secret: string): void {
  if (signature === undefined) throw new UnsignedWebhookError('The webhook has no X-WC-Webhook-Signature.')
  const expected = createHmac('sha256', secret).update(body).digest()
  const given = Buffer.from(signature, 'base64')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new UnsignedWebhookError('The X-WC-Webhook-Signature does not fit.')
  }
}

function readOrder(order: Order, { productId, now }: { productId: number; now: Date }): PaymentReport | null {
  if (!order.line_items.some((item) => item.product_id === productId)) return null
  const isPaid = paidStatuses.has(order.status)
  const isTakenBack = takenBackStatuses.has(order.status) && readUtc(order.date_paid_gmt) !== undefined
  if (!isPaid && !isTakenBack && order.status !== 'refunded') return null
  return {
    provider: 'woocommerce',
    // Each delivery has an id, but a repeated one gets another; the state of the order is what counts once.
    eventId: `order ${order.id} ${order.status} ${order.date_modified_gmt ?? ''}`.trim(),
    kind: isPaid ? 'paid' : 'refunded',
    reference: `order ${order.id}`,
    at: readUtc((isPaid ? order.date_paid_gmt : undefined) ?? order.date_modified_gmt) ?? now,
    amountCents: order.currency === 'CAD' ? readCents(order.total) : null,
    customerId: order.customer_id === undefined || order.customer_id === '0' ? null : order.customer_id,
    buyer: isPaid ? { ...readBuyer(order), userId: null } : null,
  }
}

/** @throws UnreadableWebhookError where nobody could be mailed: the store tells its owner of reports that fail. */
function readBuyer({ billing }: Order): { email: string; name: string } {
  const { data: email } = buyerEmailSchema.safeParse(billing.email)
  if (email === undefined) throw new UnreadableWebhookError()
  return { email, name: buyerNameSchema.parse(`${billing.first_name} ${billing.last_name}`.trim()) }
}

function readCents(total: string): number | null {
  return centsSchema.parse(Math.round(Number(total) * 100))
}

function readUtc(text: string | null | undefined): Date | undefined {
  if (!text) return undefined
  const date = new Date(text.endsWith('Z') ? text : `${text}Z`)
  return Number.isNaN(date.getTime()) ? undefined : date
}
