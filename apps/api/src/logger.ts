import type { FastifyRequest } from 'fastify'
import type { LoggerOptions } from 'pino'
import type { Environment } from './env.ts'

/** One JSON line an event, with the request's id. Headers, bodies and query strings are never written. */
export function loggerOptions(level: Environment['logLevel']): LoggerOptions {
  return {
    level,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: pathOf(request.url),
        remoteAddress: request.ip,
      }),
    },
    redact: ['*.password', '*.key', '*.token', '*.secret', 'err.config', 'err.parameters'],
  }
}

/** A calendar's address is its password. */
function pathOf(url: string): string {
  const [path = ''] = url.split('?', 1)
  return path.replace(/(\/calendar\/+).+/i, '$1[secret]')
}
