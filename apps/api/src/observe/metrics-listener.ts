import { timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import type { MetricsSettings } from './settings.ts'

const contentType = 'text/plain; version=0.0.4; charset=utf-8'

/**
 * Answers `GET /metrics` on a port of its own, which no member reaches: no proxy leads there. With a token, to who knows it.
 *
 * @param read the figures as text. @throws what kept it from listening.
 * @returns how to close it.
 */
export async function listenForMetrics(
  { port, host, token }: MetricsSettings,
  read: () => Promise<string>,
): Promise<() => Promise<void>> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end()
    } else if (token !== undefined && !isSame(request.headers.authorization, `Bearer ${token}`)) {
      response.writeHead(401, { 'www-authenticate': 'Bearer' }).end()
    } else {
      try {
        const text = await read()
        response.writeHead(200, { 'content-type': contentType }).end(text)
      } catch {
        response.writeHead(503).end()
      }
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, exclusive: true }, () => resolve())
  })
  server.unref()
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
}

function isSame(given: string | undefined, expected: string): boolean {
  const left = Buffer.from(given ?? '')
  const right = Buffer.from(expected)
  return left.length === right.length && timingSafeEqual(left, right)
}
