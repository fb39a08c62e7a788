import { type Db, pingDatabase } from '@suv/db'
import { DomainError } from '@suv/domain'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { FileStorage } from '../files/file-storage.ts'

const readyPerMinute = 120
/** A part that says nothing for so long is not ready. */
const answerWithinMs = 3_000
/** Files are written and a mail server is greeted: whoever asks often is told the last answer. */
const answerLastsMs = 5_000

/** What the server needs, and throws where it is missing. */
type Check = () => Promise<unknown>

/**
 * /healthz: the process answers. /readyz: it can serve members, which needs the database and no stop under way. /readyz/files, /mail,
 * /jobs and /database: whether that part works. Without files or mail the rest is served, so /readyz does not ask for them: a storage
 * that is gone would else take every process out of service.
 */
export function registerHealth(
  server: FastifyInstance,
  options: {
    db: Db
    files: Pick<FileStorage, 'check'>
    checks: { readonly mail: Check; readonly jobs: Check }
    requestsPerMinute: number
    draining?: AbortSignal
  },
): void {
  let stopping = false
  server.addHook('preClose', async () => {
    stopping = true
  })

  const parts: Record<string, Check> = {
    database: () => pingDatabase(options.db),
    files: lasting(() => options.files.check()),
    mail: lasting(options.checks.mail),
    jobs: options.checks.jobs,
  }
  const quiet = { logLevel: 'warn' } as const
  // Each asks the database: a probe needs a few a minute, and whoever floods it holds no connection.
  const limited = {
    ...quiet,
    config: { rateLimit: { max: Math.min(readyPerMinute, options.requestsPerMinute) } },
  }
  const answer = async (reply: FastifyReply, part: string) => {
    try {
      await inTime(parts[part] ?? unknownPart)
      return { status: 'ready' }
    } catch (err) {
      if (err instanceof DomainError) throw err
      reply.log.warn({ err, part }, 'not ready')
      return reply.code(503).send({ status: `${part} unavailable` })
    }
  }

  server.get('/healthz', { ...quiet, config: { rateLimit: false } }, async () => ({ status: 'ok' }))
  server.get('/readyz', limited, async (_request, reply) =>
    stopping || options.draining?.aborted === true
      ? reply.code(503).send({ status: 'stopping' })
      : answer(reply, 'database'),
  )
  server.get<{ Params: { part: string } }>('/readyz/:part', limited, async ({ params }, reply) =>
    answer(reply, params.part),
  )
}

function unknownPart(): never {
  throw new DomainError('not_found', 'The parts are database, files, mail and jobs.')
}

/** @throws what the check throws, or Error where it takes too long: it goes on, and nobody waits for it. */
async function inTime(check: Check): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), answerWithinMs)
  })
  try {
    await Promise.race([check(), late])
  } finally {
    clearTimeout(timer)
  }
}

function lasting(check: Check): Check {
  let last: { readonly at: number; readonly answer: Promise<unknown> } | undefined
  return () => {
    if (last === undefined || performance.now() - last.at > answerLastsMs)
      last = { at: performance.now(), answer: check() }
    return last.answer
  }
}
