import { createReadStream } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { productName } from '@suv/domain'
import type { FastifyInstance } from 'fastify'

const scalarFolder = dirname(fileURLToPath(import.meta.resolve('@scalar/api-reference')))

const configuration = JSON.stringify({
  withDefaultFonts: false,
  hideClientButton: true,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  documentDownloadType: 'json',
})

const page = `<!doctype html>
<html lang="en-CA">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${productName} REST API</title>
    <link rel="icon" href="/favicon.svg">
  </head>
  <body>
    <script id="api-reference" data-url="/api/openapi.json" data-configuration='${configuration}'></script>
    <script src="/api/docs/reference.js"></script>
  </body>
</html>
`

// The reference page styles itself with inline style elements; it runs no script but its own file.
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The readable reference at /api/docs: Scalar's page over /api/openapi.json, served from our own origin. */
export function registerDocs(server: FastifyInstance): void {
  server.get('/api/docs', async (_request, reply) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page),
  )
  server.get('/api/docs/reference.js', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/javascript; charset=utf-8')
      .send(createReadStream(join(scalarFolder, 'browser/standalone.js'))),
  )
}
