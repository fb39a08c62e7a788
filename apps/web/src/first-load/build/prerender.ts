/**
 * Makes the public pages after both builds: node src/first-load/build/prerender.ts
 *
 * Writes `dist/pages/*` and `dist/pages.json`, which tells the API what each path answers with:
 * - "app": our code takes the page over in the browser; the API puts a nonce in.
 * - "site": reads and links; no code of ours, the same for everybody.
 * - "text": robots.txt and sitemap.xml.
 * Writes `dist/route-pages.json` too, for the routes whose pages are not made ahead: their page, what they ask for first
 * (null where nobody need be signed in), whether it shows without access, and the page with a place for what the server renders, where it does; and `dist/server/`, with
 * which it renders.
 * `__ORIGIN__` in a page is replaced by the address at which the site is reached.
 */
import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { readInlineScript } from './boot-script.ts'
import { closureOf, type Manifest, readManifest } from './build-manifest.ts'
import { countOrganizations } from './count-organizations.ts'
import {
  type AppPage,
  appDocument,
  renderedDocument,
  routeDocument,
  screenerSteps,
  siteDocument,
} from './documents.ts'

type SiteModule = typeof import('../markup/site-pages.tsx')
type AppModule = typeof import('../markup/app-pages.tsx')
type CallsModule = typeof import('../markup/first-calls.ts')

const root = resolve(import.meta.dirname, '../../..')
const dist = resolve(root, 'dist')
const serverBuild = resolve(root, 'node_modules/.prerender')

type Entry = { path: string; file: string; kind: 'app' | 'site' | 'text' }
const entries: Entry[] = []

async function write(path: string, kind: Entry['kind'], file: string, content: string): Promise<void> {
  await writeFile(resolve(dist, 'pages', file), content)
  entries.push({ path, file: `pages/${file}`, kind })
}

const fileOf = (path: string) => `${path === '/' ? 'index' : path.slice(1).replaceAll('/', '.')}.html`

await rm(resolve(dist, 'pages'), { recursive: true, force: true })
await mkdir(resolve(dist, 'pages'), { recursive: true })
const client = await readManifest(resolve(dist, 'manifest.json'))
const site = (await import(resolve(serverBuild, 'site.js'))) as SiteModule
const app = (await import(resolve(serverBuild, 'app.js'))) as AppModule
const firstCalls = (await import(resolve(serverBuild, 'calls.js'))) as CallsModule

const styles = await writeSiteStyles(await readManifest(resolve(serverBuild, 'manifest.json')))
const bootScript = await readInlineScript(resolve(root, 'src/first-load/boot.js'))
const startScript = await readInlineScript(resolve(root, 'src/first-load/start-late.js'))
const entry = closureOf(client, 'index.html').js
const fonts = ['inter-latin', 'source-serif-4-latin'].map((name) => assetCalled(client, name))

const sitePages = site.renderSite({ organizationCount: await countOrganizations() })
for (const page of sitePages) {
  const html = siteDocument(page, { styles, fonts, bootScript, tokens: site.tokenStyles() })
  await write(page.path, 'site', fileOf(page.path), html)
}

const { draftKey, resultKey, path: screenerPath, renderLaterSteps } = app.screenerPage
const laterSteps = screenerSteps({
  draftKey,
  resultKey,
  steps: await renderLaterSteps(),
  showScript: await readInlineScript(resolve(root, 'src/first-load/show-step.js')),
})

const shell = await readFile(resolve(dist, 'index.html'), 'utf8')
for (const page of app.appPages) {
  const chunks = closureOf(client, ...routesOf(page.route))
  const markup = await app.renderAppPage(page.path)
  const below = page.path === screenerPath ? laterSteps : ''
  const document: AppPage = { ...page, markup, below, ...chunks, entry, fonts: fonts.slice(1), startScript }
  await write(page.path, 'app', fileOf(page.path), appDocument(shell, document))
}

const screenNoscript =
  'This screen can be read, but not used: that needs JavaScript. Turn it on in your browser, then reload the page.'

// The other routes: an empty page, which names the files that the route needs and holds its first answers.
const routePages = []
for (const { path, title, sources, calls, isOpenToAll, isRendered } of firstCalls.emptyPages([
  '/',
  ...entries.map(({ path }) => path),
])) {
  const data = calls === null ? [] : ['src/first-load/member-data.ts']
  const { js, css } = closureOf(client, 'index.html', ...data, ...sources)
  const file = `pages/route.${fileOf(path)}`
  await writeFile(resolve(dist, file), routeDocument(shell, { title, js, css, hasData: calls !== null }))
  if (!isRendered) {
    routePages.push({ path, file, calls, isOpenToAll })
    continue
  }
  const rendered = `pages/rendered.${fileOf(path)}`
  const late = { title, js, css, entry, fonts: [], startScript, noscript: screenNoscript }
  await writeFile(resolve(dist, rendered), renderedDocument(shell, late))
  routePages.push({ path, file, calls, isOpenToAll, rendered })
}
await writeFile(resolve(dist, 'route-pages.json'), `${JSON.stringify(routePages, null, 1)}\n`)
await copyRenderer()

const listed = [...sitePages.map(({ path }) => path), ...app.appPages.map(({ path }) => path)].sort()
await write('/robots.txt', 'text', 'robots.txt', robots())
await write('/sitemap.xml', 'text', 'sitemap.xml', sitemap(listed))
await writeFile(resolve(dist, 'pages.json'), `${JSON.stringify(entries, null, 1)}\n`)

/** The style sheets of the pages without our code, as one file. Fonts and images have the names of the client's build. */
async function writeSiteStyles(manifest: Manifest): Promise<string> {
  const { css } = closureOf(manifest, 'src/first-load/markup/site-pages.tsx')
  const sheets = await Promise.all(css.map((file) => readFile(resolve(serverBuild, file), 'utf8')))
  const text = sheets.join('\n')
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  await writeFile(resolve(dist, `assets/site-${hash}.css`), text)
  return `/assets/site-${hash}.css`
}

/** The sources of a route and of those around it: of `_demo/demo`, also `_demo`. */
function routesOf(route: string): string[] {
  const parts = route.split('/')
  return parts.map((_, index) => `src/routes/${parts.slice(0, index + 1).join('/')}.tsx?tsr-split=component`)
}

/** What the server renders screens with: one module and what that loads, packages included. */
async function copyRenderer(): Promise<void> {
  await cp(resolve(serverBuild, 'member.js'), resolve(dist, 'server/member.js'))
  const chunks = resolve(serverBuild, 'assets')
  await cp(chunks, resolve(dist, 'server/assets'), {
    recursive: true,
    filter: (file) => file === chunks || file.endsWith('.js'),
  })
}

function assetCalled(manifest: Manifest, name: string): string {
  const asset = Object.values(manifest).find(({ file }) => file.startsWith(`assets/${name}-`))
  if (!asset) throw new Error(`No built file is called ${name}.`)
  return `/${asset.file}`
}

function robots(): string {
  // Screens are open to a search engine like any other page: it finds nobody signed in there.
  const closed = ['/api/', '/trpc/', '/files/']
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: __ORIGIN__/sitemap.xml\n`
}

function sitemap(paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>__ORIGIN__${path}</loc></url>\n`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`
}
