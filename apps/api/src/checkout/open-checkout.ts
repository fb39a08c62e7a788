import type { Clock } from '../clock.ts'
import type { Checkout } from './checkout.ts'
import { createNoCheckout } from './none.ts'
import type { CheckoutSettings } from './settings.ts'
import { createWooCommerceCheckout } from './woocommerce.ts'

/** The checkout that the settings name. */
export async function openCheckout(
  settings: CheckoutSettings,
  { siteUrl, clock }: { siteUrl: string; clock: Clock },
): Promise<Checkout> {
  switch (settings.provider) {
    case 'none':
      return createNoCheckout()
    case 'stripe': {
      // Loaded only where it is used: the library is large.
      const { createStripeCheckout } = await import('./stripe.ts')
      return createStripeCheckout({ ...settings, siteUrl, clock })
    }
    case 'woocommerce':
      return createWooCommerceCheckout({ ...settings, clock })
  }
}
