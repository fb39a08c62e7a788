import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../support/test-server.ts'

let test: TestServer
let webRoot: string
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'web-'))
  await mkdir(join(webRoot, 'assets'))
  await writeFile(join(webRoot, 'index.html'), '<script nonce="__CSP_NONCE__" src="/assets/a-1.js"></script>')
  await writeFile(join(webRoot, 'routes.json'), '["/login","/eligibility"]')
  await writeFile(join(webRoot, 'assets/a-1.js'), 'start()')
  await writeFile(join(webRoot, 'favicon.svg'), '<svg/>')
  test = await createTestServer({ webRoot, publicUrl: 'https://landfall.example' })
})
afterAll(async () => {
  await test.close()
  await rm(webRoot, { recursive: true })
})

const get = (url: string) => test.inject({ method: 'GET', url })

it('serves a page with a nonce of its own each time', async () => {
  const [first, second] = [await get('/login'), await get('/login')]
  expect(first.statusCode).toBe(200)
  const nonce = /nonce="([^"]+)"/.exec(first.body)?.[1]
  expect(nonce).toMatch(/^[\w+/=]{20,}$/)
  expect(first.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`)
  expect(second.body).not.toBe(first.body)
  expect(first.headers['strict-transport-security']).toContain('max-age')
})

it('serves unknown paths with status 404: the page to people, JSON to programs', async () => {
  const page = await get('/no/such/page')
  expect(page.statusCode).toBe(404)
  expect(page.headers['content-type']).toContain('text/html')
  for (const url of ['/api/no', '/trpc/no', '/assets/no.js', '/api']) {
    expect((await get(url)).headers['content-type']).toContain('application/json')
    expect((await get(url)).statusCode).toBe(404)
  }
  for (const url of ['/index.html', '/routes.json', '/..%2fpackage.json', '//evil.example/']) {
    expect((await get(url)).statusCode).toBe(404)
  }
  expect((await get('/login/')).headers.location).toBe('/login')
})

it('lets browsers keep assets for ever', async () => {
  const asset = await get('/assets/a-1.js')
  expect(asset.headers['cache-control']).toContain('immutable')
  expect((await get('/favicon.svg')).headers['content-type']).toContain('image/svg+xml')
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
