import type { FastifyInstance } from 'fastify'

/** Serves the OpenAPI document at /api/openapi.json. It is made when it is first asked for, and its libraries are loaded then. */
export function registerOpenApi(server: FastifyInstance): void {
  let document: Promise<string> | undefined
  server.get('/api/openapi.json', async (_request, reply) => {
    document ??= writeDocument()
    return reply.type('application/json').send(await document)
  })
}

async function writeDocument(): Promise<string> {
  const { createOpenApiDocument } = await import('./openapi.ts')
  return JSON.stringify(createOpenApiDocument())
}
