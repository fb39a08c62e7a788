import { request } from '../../request.ts'

/** Where no payment provider is set up, the purchase ends here, in the specification's words. */
const checkoutPendingText = 'This will redirect to WooCommerce checkout. Integration pending.'

/**
 * Leads to the page of the payment provider.
 * @throws RequestError where the provider cannot be reached.
 */
export async function startCheckout(): Promise<void> {
  const { url } = (await request('POST', '/api/checkout')) as { url: string | null }
  if (url === null) window.alert(checkoutPendingText)
  else window.location.assign(url)
}
