export const homePath = '/dashboard'

/**
 * Where to go after signing in. Only a path on our own origin is taken; anything else (another site, `//host`, a
 * script) leads to the dashboard. The sign-in page itself is no destination.
 */
export function safeNextPath(next: string | undefined, origin: string): string {
  if (!next?.startsWith('/')) return homePath
  if (!URL.canParse(next, origin)) return homePath
  const url = new URL(next, origin)
  if (url.origin !== origin || url.pathname.startsWith('//') || url.pathname === '/login') return homePath
  return `${url.pathname}${url.search}${url.hash}`
}
