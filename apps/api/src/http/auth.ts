import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientAddressHeader } from '../auth.ts'
import type { Parts } from '../parts.ts'

/**
 * The better-auth endpoints that we offer. The rest of its routes stay closed: sessions and API keys are managed by our
 * own procedures, which are described, scoped and tested like every other.
 */
const endpoints = [
  { method: 'POST', path: '/sign-in/email' },
  { method: 'POST', path: '/sign-out' },
  // Null for a stranger; for a member it also prolongs a session that is over a day old.
  { method: 'GET', path: '/get-session' },
] as const

/** One text for a wrong e-mail and a wrong password: it does not tell whether an account exists. */
const wrongCredentialsText = 'The email or password is not correct.'

export function registerAuth(server: FastifyInstance, parts: Parts): void {
  for (const { method, path } of endpoints) {
    server.route({
      method,
      url: `/api/auth${path}`,
      handler: async (request, reply) =>
        sendWebResponse(await parts.auth.handler(toWebRequest(request)), reply),
    })
  }
}

function toWebRequest(request: FastifyRequest): Request {
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
    ...(hasBody ? { body: JSON.stringify(request.body ?? {}) } : {}),
  })
}

async function sendWebResponse(response: Response, reply: FastifyReply): Promise<FastifyReply> {
  reply.code(response.status).header('cache-control', 'no-store')
  for (const [name, value] of response.headers) {
    if (name === 'set-cookie') continue
    reply.header(name === 'x-retry-after' ? 'retry-after' : name, value)
  }
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
  const text = await response.text()
  reply.type('application/json')
  // better-auth's answers carry the session token, which belongs in the HttpOnly cookie alone.
  if (response.ok) return reply.send(text === 'null' ? 'null' : '{"ok":true}')
  return reply.send(JSON.stringify(toErrorBody(response.status, text)))
}

function toErrorBody(status: number, text: string): { error: string; code: string } {
  if (status === 401) return { error: wrongCredentialsText, code: 'UNAUTHORIZED' }
  if (status === 429) {
    return { error: 'Too many tries. Wait a minute, then try again.', code: 'TOO_MANY_REQUESTS' }
  }
  if (status >= 500)
    return { error: 'Sign-in is not available right now. Try again.', code: 'INTERNAL_SERVER_ERROR' }
  const { message } = JSON.parse(text || '{}') as { message?: string }
  return { error: message ?? 'This request was refused.', code: status === 403 ? 'FORBIDDEN' : 'BAD_REQUEST' }
}
