import type { FastifyReply } from 'fastify'
import type { AppDependencies } from '../../dependencies.ts'
import { clientAddressHeader } from '../client-address-header.ts'
import { cookiePrefixFor, signedCookiesOf } from '../cookies.ts'
import type { AuthCall } from './auth-route.ts'
import { statusOf, toErrorBody } from './errors.ts'

/** The request as better-auth takes it. */
export function toWebRequest({ request, dependencies }: AuthCall, body: unknown): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (name === clientAddressHeader || name === 'content-length' || name === 'cookie') continue
    for (const item of [value ?? []].flat()) headers.append(name, item)
  }
  const { publicUrl, authSecret: secret } = dependencies
  const cookies = signedCookiesOf(request.headers.cookie ?? '', {
    prefix: cookiePrefixFor(publicUrl),
    secret,
  })
  if (cookies !== '') headers.set('cookie', cookies)
  // The only address better-auth may believe: Fastify has checked which proxies to trust.
  headers.set(clientAddressHeader, request.ip)
  // Fastify has parsed the body, whatever it was announced as.
  headers.set('content-type', 'application/json')
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return new Request(`${request.protocol}://${request.host}${request.url}`, {
    method: request.method,
    headers,
    ...(hasBody ? { body: JSON.stringify(body ?? {}) } : {}),
  })
}

/** The token of the session that an answer begins; undefined where it begins none, or ends one. */
export function beganSession(response: Response, { publicUrl }: AppDependencies): string | undefined {
  const start = `${cookiePrefixFor(publicUrl)}.session_token=`
  const cookie = response.headers.getSetCookie().findLast((one) => one.startsWith(start))
  const signed = decodeURIComponent(cookie?.slice(start.length).split(';', 1)[0] ?? '')
  const token = signed.slice(0, Math.max(0, signed.lastIndexOf('.')))
  return token === '' ? undefined : token
}

/** Answers with better-auth's status, headers and cookies: with `body`, or where it refused with what its own `text` says. */
export function sendAnswer(
  reply: FastifyReply,
  response: Response,
  { body, text }: { body: object | null; text: string },
): FastifyReply {
  reply.code(statusOf(response.status, text))
  for (const [name, value] of response.headers) {
    if (name === 'set-cookie' || name === 'content-length') continue
    reply.header(name === 'x-retry-after' ? 'retry-after' : name, value)
  }
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
  reply.type('application/json').header('cache-control', 'no-store')
  return reply.send(JSON.stringify(response.ok ? body : toErrorBody(response.status, text)))
}
