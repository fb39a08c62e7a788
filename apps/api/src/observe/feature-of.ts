import type { FastifyRequest } from 'fastify'

let procedures: ReadonlySet<string> = new Set()

/** The procedures that tRPC serves: no other name becomes a feature. */
export function knowProcedures(names: Iterable<string>): void {
  procedures = new Set(names)
}

/**
 * What a request asks for, in one of a few hundred names that are all written in our code: never a path as it came, which may hold
 * ids and secrets.
 */
export function featureOf({ routeOptions: { url }, params }: FastifyRequest): string {
  if (url === undefined || url === '*' || url === '/*') return 'pages'
  if (url !== '/trpc/:path') return url
  const { path } = params as { path: string }
  if (path.includes(',')) return '/trpc/(batch)'
  return procedures.has(path) ? `/trpc/${path}` : '/trpc/(unknown)'
}
