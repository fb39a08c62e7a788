import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'

/**
 * What helmet sets on everything that is not a page; pages set a content policy of their own. They are the same each time, so
 * helmet is asked once.
 */
export function securityHeaders({ isHttps }: { readonly isHttps: boolean }): Record<string, string> {
  const headers: Record<string, string> = {}
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value
    },
    removeHeader: () => {},
  }
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: isHttps,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  setHeaders({} as IncomingMessage, response as unknown as ServerResponse, () => {})
  return headers
}
