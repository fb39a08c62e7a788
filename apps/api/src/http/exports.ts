import type { FastifyInstance } from 'fastify'
import { requireActor } from '../authorise.ts'
import type { AppDependencies } from '../dependencies.ts'
import type { ExportRoute } from '../exports/export-file.ts'
import { closeExportPool } from '../exports/export-pool.ts'
import { exportRoutes } from '../exports/routes.ts'
import { attachmentNamed } from '../files/attachment-name.ts'
import { openTurns } from '../worker-pool/turns.ts'
import { createContext } from './context.ts'
import { transferMs } from './document-bytes.ts'

/** Setting a document takes processor time, so one address gets fewer of these than of other requests. */
const exportsPerMinute = 30

/** A member has one file made at a time, and so many more wait for it. */
const turns = openTurns({
  name: 'export requests',
  maxQueueEach: 3,
  busy: 'Several of your files are being made',
})

/** Files made on request: of a signed-in member, or of the owner of an API key that may read. */
export function registerExports(
  server: FastifyInstance,
  dependencies: AppDependencies,
  routes: readonly ExportRoute[] = exportRoutes,
): void {
  server.addHook('onClose', closeExportPool)
  for (const { path, produce } of routes) {
    server.get(
      path,
      {
        config: {
          answeredWithinMs: transferMs,
          rateLimit: { max: Math.min(exportsPerMinute, dependencies.requestsPerMinute) },
        },
      },
      async (request, reply) => {
        const context = await createContext(request, dependencies)
        const actor = requireActor(context, 'read')
        const file = await turns.during(actor.userId, () => produce({ ...context, actor }, request.query))
        return reply
          .header('content-disposition', attachmentNamed(file.fileName))
          .header('x-content-type-options', 'nosniff')
          .header('cache-control', 'private, no-store')
          .type(file.type)
          .send(file.bytes)
      },
    )
  }
}
