declare global {
  /** Read by react-remove-scroll's style element, which Mantine's dialogs use. */
  var __webpack_nonce__: string | undefined
  /** Where zod keeps its settings; it takes what is there when it is loaded. */
  var __zod_globalConfig: { jitless?: boolean } | undefined
}

/** The nonce of this page view, which the API wrote into the page. At build time, the placeholder for it. */
export function styleNonce(): string {
  if (typeof document === 'undefined') return '__CSP_NONCE__'
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
}

globalThis.__webpack_nonce__ = styleNonce()

// zod would try `new Function` to see whether it may: our policy forbids that, and the browser would report it. Set without
// importing zod, which most public pages do not need.
globalThis.__zod_globalConfig = { jitless: true }
