import type { FastifyRequest } from 'fastify'
import { type DestinationStream, type Logger, pino } from 'pino'
import type { Environment } from './env.ts'

/**
 * The log: one JSON line an event, with the request's id, into `logTo`, else standard output. Headers, bodies and query
 * strings are never written.
 */
export function createLogger(level: Environment['logLevel'], logTo?: DestinationStream): Logger {
  const options = {
    level,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.url.split('?', 1)[0],
        remoteAddress: request.ip,
      }),
    },
    redact: ['*.password', '*.key', '*.token', '*.secret', 'err.config', 'err.parameters'],
  }
  return logTo === undefined ? pino(options) : pino(options, logTo)
}
