import type { NewPaymentReport } from '@suv/db'

/** Who buys, as far as it is known before the purchase. */
export type Buyer = { readonly userId: string; readonly email: string }

/** A report of the provider that concerns us. */
export type PaymentReport = NewPaymentReport & {
  /** Who bought; refunds may not say. `userId`: the member who was signed in at the purchase. */
  readonly buyer: { readonly email: string; readonly name: string; readonly userId: string | null } | null
}

/** A webhook as it came, before anything of it is believed. */
export type Webhook = {
  readonly body: Buffer
  readonly header: (name: string) => string | undefined
}

/** The port of payment. */
export type Checkout = {
  readonly provider: 'none' | 'stripe' | 'woocommerce'
  /** @returns the absolute address where the buyer pays; null where nothing is set up to take money. */
  readonly start: (buyer: Buyer | null) => Promise<string | null>
  /**
   * Reads a webhook.
   *
   * @returns null for one that is genuine and none of our business.
   * @throws UnsignedWebhookError where its signature is missing, wrong or too old; UnreadableWebhookError where it is genuine and
   * no report.
   */
  readonly readWebhook: (webhook: Webhook) => Promise<PaymentReport | null>
}

/** A webhook that nobody vouches for. */
export class UnsignedWebhookError extends Error {
  override readonly name = 'UnsignedWebhookError'
}

/** A webhook that somebody vouches for, and that nobody can read. */
export class UnreadableWebhookError extends Error {
  override readonly name = 'UnreadableWebhookError'
  constructor(options?: ErrorOptions) {
    super('The webhook is signed, but cannot be read.', options)
  }
}
