import { type Db, pingDatabase } from '@suv/db'
import type { FastifyInstance } from 'fastify'

/** /healthz: the process answers. /readyz: it can serve members, which needs the database and no stop under way. */
export function registerHealth(server: FastifyInstance, options: { db: Db }): void {
  let stopping = false
  server.addHook('preClose', async () => {
    stopping = true
  })

  const quiet = { logLevel: 'warn', config: { rateLimit: false } } as const
  server.get('/healthz', quiet, async () => ({ status: 'ok' }))
  server.get('/readyz', quiet, async (request, reply) => {
    if (stopping) return reply.code(503).send({ status: 'stopping' })
    try {
      await pingDatabase(options.db)
      return { status: 'ready' }
    } catch (err) {
      request.log.warn({ err }, 'database does not answer')
      return reply.code(503).send({ status: 'database unavailable' })
    }
  })
}
