/** Where no payment provider is set up, the purchase ends here, in the specification's words. */
export const checkoutPendingText = 'This will redirect to WooCommerce checkout. Integration pending.'

export function startCheckout(): void {
  window.alert(checkoutPendingText)
}
