import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { brotliCompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../support/test-server.ts'
import { makeWebRoot } from '../support/web-root.ts'

let test: TestServer
let webRoot: string
const large = 'start()\n'.repeat(1000)
const bootScript = "document.documentElement.dataset.theme = 'dark'"
const sitePage = `<link rel="canonical" href="__ORIGIN__/"><script>${bootScript}</script><style>a{}</style><h1>Home</h1>`
const pages = [
  { path: '/', file: 'pages/index.html', kind: 'site' },
  { path: '/login', file: 'pages/login.html', kind: 'app' },
  { path: '/robots.txt', file: 'pages/robots.txt', kind: 'text' },
]
const routePages = [
  {
    path: '/timeline',
    file: 'pages/route.timeline.html',
    calls: [
      { path: 'milestones.list', input: { id: '__ME__' } },
      { path: 'workPermits.list', input: { id: '__TEAM__' } },
    ],
  },
]
beforeAll(async () => {
  webRoot = await makeWebRoot({
    'index.html': '<script nonce="__CSP_NONCE__" src="/assets/a-1.js"></script>',
    'routes.json': '["/","/login","/eligibility","/timeline"]',
    'pages/index.html': sitePage,
    'pages/login.html': '<script nonce="__CSP_NONCE__"></script><h1>Sign in</h1>',
    'pages/robots.txt': 'Sitemap: __ORIGIN__/sitemap.xml',
    'pages.json': JSON.stringify(pages),
    'pages/route.timeline.html': '<script id="first-data">__FIRST_DATA__</script>',
    'route-pages.json': JSON.stringify(routePages),
    'assets/a-1.js': 'start()',
    'assets/b-2.js': large,
    'assets/b-2.js.br': brotliCompressSync(large),
    'favicon.svg': '<svg/>',
  })
  test = await createTestServer({ webRoot, publicUrl: 'https://landfall.example' })
})
afterAll(async () => {
  await test.close()
  await rm(webRoot, { recursive: true })
})

const get = (url: string, headers = {}) => test.inject({ method: 'GET', url, headers })

it('serves a page with a nonce of its own each time', async () => {
  const [first, second] = [await get('/login'), await get('/login')]
  expect(first.statusCode).toBe(200)
  const nonce = /nonce="([^"]+)"/.exec(first.body)?.[1]
  expect(nonce).toMatch(/^[\w+/=]{20,}$/)
  expect(first.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`)
  expect(second.body).not.toBe(first.body)
  expect(first.body).toContain('<h1>Sign in</h1>')
  expect((await get('/eligibility')).body).toContain('/assets/a-1.js')
  expect(first.headers['strict-transport-security']).toContain('max-age')
})

it('lets a page without our code run its inline parts alone, and be kept for a while', async () => {
  const first = await get('/')
  const policy = String(first.headers['content-security-policy'])
  const hash = createHash('sha256').update(bootScript).digest('base64')
  expect(policy).toContain(`script-src 'sha256-${hash}';`)
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/)
  expect(first.body).toContain('href="https://landfall.example/"')
  expect(first.headers['cache-control']).toBe('public, max-age=300')

  const etag = String(first.headers.etag)
  const again = await get('/', { 'if-none-match': `"other", ${etag}` })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await get('/', { 'if-none-match': '"other"' })).statusCode).toBe(200)
})

it('names its own address to search engines', async () => {
  const robots = await get('/robots.txt')
  expect(robots.headers['content-type']).toContain('text/plain')
  expect(robots.body).toBe('Sitemap: https://landfall.example/sitemap.xml')
})

it('serves unknown paths with status 404: the page to people, JSON to programs', async () => {
  const page = await get('/no/such/page')
  expect(page.statusCode).toBe(404)
  expect(page.headers['content-type']).toContain('text/html')
  for (const url of ['/api/no', '/trpc/no', '/assets/no.js', '/api']) {
    expect((await get(url)).headers['content-type']).toContain('application/json')
    expect((await get(url)).statusCode).toBe(404)
  }
  for (const url of [
    '/index.html',
    '/routes.json',
    '/pages.json',
    '/route-pages.json',
    '/pages/route.timeline.html',
    '/pages/index.html',
    '/..%2fpackage.json',
    '//evil.example/',
  ]) {
    expect((await get(url)).statusCode).toBe(404)
  }
  expect((await get('/login/')).headers.location).toBe('/login')
})

it('lets browsers keep assets for ever', async () => {
  const asset = await get('/assets/a-1.js')
  expect(asset.headers['cache-control']).toContain('immutable')
  expect((await get('/favicon.svg')).headers['content-type']).toContain('image/svg+xml')
})

it('sends the form that the build has compressed, and another to who cannot read it', async () => {
  const ask = (encodings: string) => get('/assets/b-2.js', { 'accept-encoding': encodings })
  const small = await ask('gzip, deflate, br')
  expect(small.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    'cache-control': expect.stringContaining('immutable'),
    vary: 'accept-encoding',
  })
  expect(small.rawPayload).toEqual(brotliCompressSync(large))
  const other = await ask('gzip')
  expect(other.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(other.rawPayload).toString()).toBe(large)
  expect((await ask('identity')).body).toBe(large)
})

it('sends secure cookies only under https', async () => {
  const response = await test.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    headers: { origin: 'https://landfall.example', host: 'landfall.example' },
    payload: { email: 'nobody@example.com', password: 'nothing at all' },
  })
  expect(response.statusCode).toBe(401)
})

it('does not count the app’s own files among the requests of an address', async () => {
  const limited = await createTestServer({ webRoot, requestsPerMinute: 1 })
  const statusOf = async (url: string) => (await limited.inject({ method: 'GET', url })).statusCode
  expect([await statusOf('/assets/a-1.js'), await statusOf('/assets/b-2.js')]).toEqual([200, 200])
  expect([await statusOf('/login'), await statusOf('/login')]).toEqual([200, 429])
  expect(await statusOf('/assets/a-1.js')).toBe(200)
  // What is no file of the app is a path like any other.
  expect(await statusOf('/assets/none.js')).toBe(429)
  await limited.close()
})

it('slows down who asks for pages that there are not, and serves its assets on', async () => {
  const limited = await createTestServer({ webRoot, requestsPerMinute: 3 })
  const statusOf = async (url: string) => (await limited.inject({ method: 'GET', url })).statusCode
  const statuses: number[] = []
  for (let count = 0; count < 5; count++) statuses.push(await statusOf(`/no/such/page/${count}`))
  expect(statuses).toEqual([404, 404, 404, 429, 429])
  expect(await statusOf('/assets/a-1.js')).toBe(200)
  await limited.close()
})
