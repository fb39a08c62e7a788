import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMember, type Member } from '../support/members.ts'
import { createTestServer, type TestServer } from '../support/test-server.ts'
import { makeWebRoot } from '../support/web-root.ts'

const empty = '<i id="first-data">__FIRST_DATA__</i><b id="root"></b>'
const rendered =
  '<i nonce="__CSP_NONCE__"></i><i id="first-data">__FIRST_DATA__</i><b id="root">__MARKUP__</b>'

/** In the place of the web app's: shows what it is given, and does as the query asks. */
const renderer = `export async function renderMemberPage({ address, answers, timeZone, nonce }) {
  const { searchParams } = new URL(address, 'http://localhost')
  if (searchParams.has('fails')) throw new Error('no')
  if (searchParams.has('hangs')) for (;;) {}
  if (searchParams.has('elsewhere')) return null
  const me = answers.find(({ path }) => path === 'users.me').output.json
  return JSON.stringify({ address, email: me.email, timeZone, nonce, text: searchParams.get('text') })
}`

let test: TestServer
let webRoot: string
let amina: Member
let boris: Member
beforeAll(async () => {
  const calls = [{ path: 'milestones.list', input: { id: '__ME__' } }]
  const page = { path: '/timeline', file: 'pages/empty.html', rendered: 'pages/rendered.html', calls }
  webRoot = await makeWebRoot({
    'package.json': '{"type":"module"}',
    'pages/empty.html': empty,
    'pages/rendered.html': rendered,
    'server/member.js': renderer,
    'route-pages.json': JSON.stringify([page]),
  })
  test = await createTestServer({ webRoot })
  amina = await createMember(test, 'amina@example.com')
  boris = await createMember(test, 'boris@example.com')
})
afterAll(async () => {
  await test.close()
  await rm(webRoot, { recursive: true })
})

async function open(member: Member | null, { query = '', zone = 'America/Toronto' } = {}) {
  const cookie = [member?.cookie.cookie, ...(zone === '' ? [] : [`landfall.zone=${zone}`])].join('; ')
  const response = await test.inject({ method: 'GET', url: `/timeline${query}`, headers: { cookie } })
  expect(response.statusCode).toBe(200)
  expect(response.headers['cache-control']).toBe('no-store')
  const [, markup = ''] = /<b id="root">(.*)<\/b>/s.exec(response.body) ?? []
  return { response, markup, shown: markup === '' ? null : JSON.parse(markup) }
}

it('shows each member their own, where they are, with the nonce of the answer', async () => {
  const views = await Promise.all([amina, boris, amina, boris].map((member) => open(member)))
  expect(views.map(({ shown }) => shown.email)).toEqual(
    [amina, boris, amina, boris].map(({ email }) => email),
  )
  for (const { response, shown } of views) {
    expect(shown).toMatchObject({ address: '/timeline', timeZone: 'America/Toronto' })
    expect(response.body).toContain(`<i nonce="${shown.nonce}">`)
    expect(response.headers['content-security-policy']).toContain(`'nonce-${shown.nonce}'`)
  }
  expect(new Set(views.map(({ shown }) => shown.nonce)).size).toBe(4)
})

it('puts what it shows into the page as it is', async () => {
  const text = '__MARKUP__ __FIRST_DATA__ __CSP_NONCE__ $& $1'
  const { shown } = await open(amina, { query: `?text=${encodeURIComponent(text)}` })
  expect(shown.text).toBe(text)
})

it('leaves to the browser what it cannot show', async () => {
  for (const [member, options] of [
    [null, {}],
    [amina, { zone: '' }],
    [amina, { zone: 'Nowhere/At-All' }],
    [amina, { query: '?elsewhere' }],
    [amina, { query: '?fails' }],
  ] as const) {
    const { response, markup } = await open(member, options)
    expect(markup).toBe('')
    expect(response.body).toContain('id="first-data">[')
  }
  expect((await open(amina)).shown.email).toBe(amina.email)
})

it('waits for nothing that hangs, and answers others meanwhile', async () => {
  const hanging = open(amina, { query: '?hangs' })
  const start = performance.now()
  expect((await test.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200)
  expect(performance.now() - start).toBeLessThan(1_000)
  expect((await hanging).markup).toBe('')
  expect((await open(boris)).shown.email).toBe(boris.email)
})

it('leaves a very long list to the browser', async () => {
  const description = 'A step. '.repeat(600)
  for (let count = 0; count < 60; count += 1) {
    const created = await test.inject({
      method: 'POST',
      url: '/api/milestones',
      headers: boris.cookie,
      payload: {
        userId: boris.userId,
        title: `Step ${count}`,
        description,
        status: 'upcoming',
        category: 'legal',
        phase: 'phase_1',
      },
    })
    expect(created.statusCode, created.body).toBeLessThan(300)
  }
  const { response, markup } = await open(boris)
  expect(markup).toBe('')
  expect(response.body).toContain('Step 59')
})

it('hands nobody the module that it renders with', async () => {
  expect((await test.inject({ method: 'GET', url: '/server/member.js' })).statusCode).toBe(404)
})
