import { hash } from 'node:crypto'
import { type Actor, findActorByApiKeyHash, findActorBySessionToken, touchApiKey } from '@suv/db'
import { DomainError } from '@suv/domain'
import type { FastifyRequest } from 'fastify'
import type { AppDependencies } from '../dependencies.ts'
import { cookiePrefixFor, readSignedCookie } from './cookies.ts'

/** What is asked for who is asking. */
type Asked = Pick<AppDependencies, 'db' | 'clock' | 'authSecret' | 'publicUrl'>

/** The API key that a request carries, as `x-api-key` or as a bearer token. */
export function readApiKey(request: FastifyRequest): string | undefined {
  const header = request.headers['x-api-key']
  if (typeof header === 'string' && header !== '') return header
  const [scheme, token] = request.headers.authorization?.split(' ') ?? []
  return scheme?.toLowerCase() === 'bearer' && token !== undefined && token !== '' ? token : undefined
}

/** As better-auth stores a key (its defaultKeyHasher, which hands each hash to another thread and waits). */
function hashOf(key: string): string {
  return hash('sha256', key, 'base64url')
}

/**
 * Who is asking. A request with an API key is that key's owner and nobody else, even where a session cookie came along.
 *
 * @throws DomainError not_signed_in when an API key was sent that is unknown, expired or revoked.
 */
export async function findActor(request: FastifyRequest, options: Asked): Promise<Actor | null> {
  const { db, clock } = options
  const now = clock.now()
  const key = readApiKey(request)
  if (key !== undefined) {
    const actor = await findActorByApiKeyHash(db, { keyHash: hashOf(key), now, ...asksAccess(request) })
    if (actor?.apiKey === undefined) {
      throw new DomainError('not_signed_in', 'This API key is unknown, expired or revoked. Create a new one.')
    }
    await touchApiKey(db, { ...actor.apiKey, now })
    return actor
  }
  return findSessionActor(request, options)
}

/** A call that may change something wants an active membership: read with who is asking, that costs no query more. */
function asksAccess({ method }: FastifyRequest): { asksAccess?: true } {
  return method === 'GET' || method === 'HEAD' ? {} : { asksAccess: true }
}

/** Whose browser is asking, whatever API key came along. For calls that better-auth serves, which knows sessions only. */
export async function findSessionActor(
  request: FastifyRequest,
  { db, clock, authSecret, publicUrl }: Asked,
): Promise<Actor | null> {
  const { cookie = '' } = request.headers
  const token = readSignedCookie(cookie, `${cookiePrefixFor(publicUrl)}.session_token`, authSecret)
  if (token === undefined) return null
  return (await findActorBySessionToken(db, { token, now: clock.now(), ...asksAccess(request) })) ?? null
}
