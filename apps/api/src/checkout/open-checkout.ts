import type { Clock } from '../clock.ts'
import type { CheckoutSettings } from '../env.ts'
import type { Checkout } from './checkout.ts'
import { createNoCheckout } from './none.ts'
import { createStripeCheckout } from './stripe.ts'
import { createWooCommerceCheckout } from './woocommerce.ts'

/** The checkout that the settings name. */
export function openCheckout(
  settings: CheckoutSettings,
  { siteUrl, clock }: { siteUrl: string; clock: Clock },
): Checkout {
  switch (settings.provider) {
    case 'none':
      return createNoCheckout()
    case 'stripe':
      return createStripeCheckout({ ...settings, siteUrl, clock })
    case 'woocommerce':
      return createWooCommerceCheckout({ ...settings, clock })
  }
}
