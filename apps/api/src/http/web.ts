import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppDependencies } from '../dependencies.ts'
import { type FirstCall, readFirstData } from './first-data.ts'
import { sendNotFound } from './not-found.ts'
import { closeRenderPool } from './rendering/render-page.ts'
import { type BuiltPage, memberPageSender, pageSender } from './web-pages.ts'

/**
 * One line of the web app's route-pages.json: the app's page with what one route needs. No calls where no sign-in is needed. `isOpenToAll`: to
 * members without access, too. `rendered` is the page for what the server renders of it.
 */
type RoutePage = {
  path: string
  file: string
  calls: FirstCall[] | null
  isOpenToAll?: boolean
  rendered?: string
}

/** The paths of the app's own files, whose names change with what is in them. */
export function listAssets(webRoot: string): ReadonlySet<string> {
  const folder = join(webRoot, 'assets')
  const names = existsSync(folder) ? readdirSync(folder) : []
  return new Set(names.map((name) => `/assets/${name}`))
}

/** Serves the built web app: assets for ever, pages fresh, and the app's own page with status 404 for unknown paths. */
export async function registerWeb(server: FastifyInstance, dependencies: AppDependencies): Promise<void> {
  const { webRoot, publicUrl } = dependencies
  const settings = { publicUrl, uploadOrigin: dependencies.files.uploadOrigin }
  if (!existsSync(join(webRoot, 'index.html'))) {
    server.log.warn({ webRoot }, 'the web app is not built: only the API is served')
    server.setNotFoundHandler({ preHandler: server.rateLimit() }, sendNotFound)
    return
  }
  const readJson = async (file: string) => JSON.parse(await readFile(join(webRoot, file), 'utf8'))
  const readPage = (file: string) => readFile(join(webRoot, file), 'utf8')
  const shell = pageSender('app', await readPage('index.html'), settings)
  const paths = new Map<string, typeof shell>()
  for (const path of (await readJson('routes.json')) as string[]) paths.set(path, shell)
  const renderer = pathToFileURL(join(webRoot, 'server/member.js')).href
  for (const { path, file, calls, isOpenToAll = false, rendered } of (await readJson(
    'route-pages.json',
  )) as RoutePage[]) {
    const page = await readPage(file)
    if (calls === null) {
      paths.set(path, pageSender('app', page, settings))
      continue
    }
    const memberPage = {
      page,
      rendered: rendered === undefined ? undefined : { page: await readPage(rendered), renderer },
      readFirstData: (request: FastifyRequest) =>
        readFirstData(request, dependencies, { calls, isOpenToAll }),
    }
    paths.set(path, memberPageSender(memberPage, settings))
  }
  server.addHook('onClose', closeRenderPool)
  // What was made at build time goes before the app's empty page.
  for (const { path, file, kind } of (await readJson('pages.json')) as BuiltPage[]) {
    paths.set(path, pageSender(kind, await readPage(file), settings))
  }

  await server.register(fastifyStatic, {
    root: join(webRoot, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    // The build has put the smallest form beside each file.
    preCompressed: true,
    decorateReply: false,
  })
  await server.register(fastifyStatic, {
    root: webRoot,
    wildcard: false,
    index: false,
    globIgnore: ['**/*.html', '*.json', 'pages/**', 'assets/**', 'server/**'],
    maxAge: '1h',
    decorateReply: false,
  })

  for (const [path, send] of paths) server.get(path, async (request, reply) => send(request, reply))
  server.setNotFoundHandler({ preHandler: server.rateLimit() }, async (request, reply) => {
    const wantsPage = request.method === 'GET' && !/^\/(api|trpc|files|assets)(\/|$)/.test(request.url)
    if (!wantsPage) return sendNotFound(request, reply)
    const path = new URL(request.url, 'http://localhost').pathname
    // A trailing slash is the same page to a person.
    if (path !== '/' && path.endsWith('/') && paths.has(path.slice(0, -1)))
      return reply.redirect(path.slice(0, -1), 308)
    return shell(request, reply.code(404))
  })
}
