import { config } from 'zod/v4/core'

declare global {
  /** Read by react-remove-scroll's style element, which Mantine's dialogs use. */
  var __webpack_nonce__: string | undefined
}

/** The nonce of this page view, which the API wrote into the page. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
}

globalThis.__webpack_nonce__ = styleNonce()

// zod would try `new Function` to see whether it may: our policy forbids that, and the browser would report it.
config({ jitless: true })
