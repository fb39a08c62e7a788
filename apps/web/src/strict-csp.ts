declare global {
  /** Read by react-remove-scroll's style element, which Mantine's dialogs use. */
  var __webpack_nonce__: string | undefined
  /** Where zod keeps its settings; it takes what is there when it is loaded. */
  var __zod_globalConfig: { jitless?: boolean } | undefined
}

let renderedNonce = '__CSP_NONCE__'

/** Where there is no page to read it from: at build time the placeholder for it, and on the server the one of the next render. */
export function renderWithNonce(nonce: string): void {
  renderedNonce = nonce
}

/** The nonce of this page view, which the API wrote into the page. */
export function styleNonce(): string {
  if (typeof document === 'undefined') return renderedNonce
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
}

globalThis.__webpack_nonce__ = styleNonce()

// zod would try `new Function` to see whether it may: our policy forbids that, and the browser would report it. Set without
// importing zod, which most public pages do not need.
globalThis.__zod_globalConfig = { jitless: true }
