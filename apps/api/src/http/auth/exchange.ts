import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientAddressHeader } from '../client-address-header.ts'
import { statusOf, toErrorBody } from './errors.ts'

/** The request as better-auth takes it. */
export function toWebRequest(request: FastifyRequest, body: unknown): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (name === clientAddressHeader || name === 'content-length') continue
    for (const item of [value ?? []].flat()) headers.append(name, item)
  }
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
