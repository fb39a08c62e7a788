import { createHmac, createSecretKey, hash, type KeyObject, timingSafeEqual } from 'node:crypto'
import { type Actor, findActorByApiKeyHash, findActorBySessionToken, touchApiKey } from '@suv/db'
import { DomainError } from '@suv/domain'
import type { FastifyRequest } from 'fastify'
import type { AppDependencies } from '../dependencies.ts'
import { cookiePrefixFor, readCookie } from './cookies.ts'

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
    const actor = await findActorByApiKeyHash(db, { keyHash: hashOf(key), now })
    if (actor?.apiKey === undefined) {
      throw new DomainError('not_signed_in', 'This API key is unknown, expired or revoked. Create a new one.')
    }
    await touchApiKey(db, { ...actor.apiKey, now })
    return actor
  }
  return findSessionActor(request, options)
}

/** Whose browser is asking, whatever API key came along. For calls that better-auth serves, which knows sessions only. */
export async function findSessionActor(
  request: FastifyRequest,
  { db, clock, authSecret, publicUrl }: Asked,
): Promise<Actor | null> {
  const token = readSessionToken(request.headers.cookie, { secret: authSecret, publicUrl })
  if (token === undefined) return null
  return (await findActorBySessionToken(db, { token, now: clock.now() })) ?? null
}

/** The session token of better-auth's signed cookie (`token.signature`, HMAC-SHA-256), if its signature holds. */
function readSessionToken(
  cookieHeader: string | undefined,
  { secret, publicUrl }: { secret: string; publicUrl: string | undefined },
): string | undefined {
  if (cookieHeader === undefined) return undefined
  const signed = readCookie(cookieHeader, `${cookiePrefixFor(publicUrl)}.session_token`)
  if (signed === undefined) return undefined
  const dot = signed.lastIndexOf('.')
  if (dot < 1) return undefined
  const token = signed.slice(0, dot)
  const given = Buffer.from(signed.slice(dot + 1), 'base64')
  const expected = createHmac('sha256', keyOf(secret)).update(token).digest()
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined
}

let lastKey: { readonly secret: string; readonly key: KeyObject } | undefined

/** The secret as a key, made once: there is one secret in a process. */
function keyOf(secret: string): KeyObject {
  if (lastKey?.secret !== secret) lastKey = { secret, key: createSecretKey(secret, 'utf8') }
  return lastKey.key
}
