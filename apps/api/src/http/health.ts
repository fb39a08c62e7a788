import { type Db, pingDatabase } from '@suv/db'
import type { FastifyInstance } from 'fastify'

const readyPerMinute = 120

/** /healthz: the process answers. /readyz: it can serve members, which needs the database and no stop under way. */
export function registerHealth(
  server: FastifyInstance,
  options: { db: Db; requestsPerMinute: number },
): void {
  let stopping = false
  server.addHook('preClose', async () => {
    stopping = true
  })

  const quiet = { logLevel: 'warn' } as const
  server.get('/healthz', { ...quiet, config: { rateLimit: false } }, async () => ({ status: 'ok' }))
  // Each asks the database: a probe needs a few a minute, and whoever floods it holds no connection.
  server.get(
    '/readyz',
    { ...quiet, config: { rateLimit: { max: Math.min(readyPerMinute, options.requestsPerMinute) } } },
    async (request, reply) => {
      if (stopping) return reply.code(503).send({ status: 'stopping' })
      try {
        await pingDatabase(options.db)
        return { status: 'ready' }
      } catch (err) {
        request.log.warn({ err }, 'database does not answer')
        return reply.code(503).send({ status: 'database unavailable' })
      }
    },
  )
}
