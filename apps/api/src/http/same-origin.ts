import { DomainError } from '@suv/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readApiKey } from './actor.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses requests that another site makes a member's browser send. Browsers say where a request comes from
 * (Sec-Fetch-Site, Origin); programs say neither and bring an API key, which no browser adds by itself.
 */
export function refuseCrossSiteWrites(
  server: FastifyInstance,
  options: { publicUrl: string | undefined },
): void {
  server.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method) || readApiKey(request) !== undefined) return
    if (isSameOrigin(request, options.publicUrl)) return
    throw new DomainError('forbidden', 'This request came from another site and was refused.')
  })
}

function isSameOrigin(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const { origin } = request.headers
  if (origin === undefined) return true
  return origin === (publicUrl ?? `${request.protocol}://${request.host}`)
}
