import { type Checkout, UnsignedWebhookError } from './checkout.ts'

/** Nothing is set up to take money: the offer says so, and no webhook is believed. */
export function createNoCheckout(): Checkout {
  return {
    provider: 'none',
    start: async () => null,
    readWebhook: async () => {
      throw new UnsignedWebhookError('No payment provider is set up.')
    },
  }
}
