import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { FileStorage } from '../files/file-storage.ts'
import { sendNotFound } from './not-found.ts'

/** Stands in the built page where each answer's nonce goes (see `html.cspNonce` in apps/web/vite.config.ts). */
const noncePlaceholder = '__CSP_NONCE__'

/** Serves the built web app: assets for ever, pages fresh, and the app's own page with status 404 for unknown paths. */
export async function registerWeb(
  server: FastifyInstance,
  { webRoot, files }: { webRoot: string; files: FileStorage },
): Promise<void> {
  if (!existsSync(join(webRoot, 'index.html'))) {
    server.log.warn({ webRoot }, 'the web app is not built: only the API is served')
    server.setNotFoundHandler(sendNotFound)
    return
  }
  const page = await readFile(join(webRoot, 'index.html'), 'utf8')
  const paths = new Set(JSON.parse(await readFile(join(webRoot, 'routes.json'), 'utf8')) as string[])

  await server.register(fastifyStatic, {
    root: join(webRoot, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    decorateReply: false,
  })
  await server.register(fastifyStatic, {
    root: webRoot,
    wildcard: false,
    index: false,
    globIgnore: ['**/*.html', 'routes.json', 'assets/**'],
    maxAge: '1h',
    decorateReply: false,
  })

  const sendPage = (reply: FastifyReply) => sendPageTo(reply, page, files.uploadOrigin)
  for (const path of paths) server.get(path, async (_request, reply) => sendPage(reply))
  server.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' && !/^\/(api|trpc|files|assets)(\/|$)/.test(request.url)
    if (!wantsPage) return sendNotFound(request, reply)
    const path = new URL(request.url, 'http://localhost').pathname
    // A trailing slash is the same page to a person.
    if (path !== '/' && path.endsWith('/') && paths.has(path.slice(0, -1)))
      return reply.redirect(path.slice(0, -1), 308)
    return sendPage(reply.code(404))
  })
}

function sendPageTo(reply: FastifyReply, page: string, uploadOrigin: string | undefined): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .header('content-security-policy', pagePolicy(nonce, uploadOrigin))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page.replaceAll(noncePlaceholder, nonce))
}

/**
 * What a page may load: our own files, and the style elements and boot script that carry this answer's nonce. Uploads go to
 * the files' storage where that is another machine.
 */
function pagePolicy(nonce: string, uploadOrigin = ''): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Components position things by style attributes; these cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${uploadOrigin}`.trim(),
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
