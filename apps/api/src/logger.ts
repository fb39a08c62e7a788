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
        path: pathOf(request.url),
        remoteAddress: request.ip,
      }),
      err: describeForLog,
    },
    redact: ['*.password', '*.key', '*.token', '*.secret'],
  }
  return logTo === undefined ? pino(options) : pino(options, logTo)
}

/**
 * What the log says of an error. Of the database's its code and where it came up: its words, its detail and its statement's values
 * are what members have entered. Fields that a library hangs on an error (configuration, headers) are left out.
 */
function describeForLog(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'something that is no error was thrown' }
  const { code, severity, table, column, constraint, routine } = error as DatabaseFields
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  const isOfDatabase = severity !== undefined
  return {
    type: error.name,
    ...(code === undefined ? {} : { code }),
    message: isOfDatabase ? `the database refused: ${code}` : error.message.replace(mailAddress, '[address]'),
    ...(isOfDatabase ? { table, column, constraint, routine } : {}),
    stack: frames?.join('\n'),
    ...(error.cause === undefined ? {} : { cause: describeForLog(error.cause) }),
  }
}

/** A mail server repeats the receiver in its refusal. */
const mailAddress = /[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g

/** What pg's errors carry, as far as it says where and not what. */
type DatabaseFields = {
  readonly [field in 'code' | 'severity' | 'table' | 'column' | 'constraint' | 'routine']?: string
}

/** A word as long as our secrets are (`features/calendar/feed-secret.ts`), however it was led astray; a built file's name is longer than it. */
const secretLike = /(?<![\w-])[\w-]{43}(?![\w-])/g

/**
 * A calendar's address is its password, however its letters are written: %63alendar is calendar to the router. What was escaped twice, or
 * stands behind another name, opens nothing here, and would be read in the log by whoever knows where it belongs.
 */
function pathOf(url: string): string {
  const [path = ''] = url.split('?', 1)
  const written = decode(decode(decode(path)))
  return written.replace(/(\/calendar\/+).+/is, '$1[secret]').replace(secretLike, '[secret]')
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return '[not readable]'
  }
}
