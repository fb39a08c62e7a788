import { rm } from 'node:fs/promises'
import { endMembership } from '@suv/db'
import superjson from 'superjson'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMember, type Member } from '../support/members.ts'
import { createTestServer, type TestServer } from '../support/test-server.ts'
import { makeWebRoot } from '../support/web-root.ts'

const page =
  '<script nonce="__CSP_NONCE__"></script><script type="application/json" id="first-data">__FIRST_DATA__</script>'
const title = '</script><script>alert(1)</script> $& __CSP_NONCE__ __FIRST_DATA__ \u2028 end'

let test: TestServer
let webRoot: string
let amina: Member
let boris: Member
beforeAll(async () => {
  const calls = [
    { path: 'milestones.list', input: { id: '__ME__' } },
    { path: 'workPermits.list', input: { id: '__TEAM__' } },
    { path: 'milestones.get', input: { id: '00000000-0000-4000-8000-000000000000' } },
  ]
  const routePages = [{ path: '/timeline', file: 'pages/route.timeline.html', calls }]
  webRoot = await makeWebRoot({
    'pages/route.timeline.html': page,
    'route-pages.json': JSON.stringify(routePages),
  })
  test = await createTestServer({ webRoot })
  amina = await createMember(test, 'amina@example.com')
  boris = await createMember(test, 'boris@example.com')
  const created = await test.inject({
    method: 'POST',
    url: '/api/milestones',
    headers: amina.cookie,
    payload: { userId: amina.userId, title, status: 'upcoming', category: 'legal', phase: 'phase_1' },
  })
  expect(created.statusCode, created.body).toBeLessThan(300)
})
afterAll(async () => {
  await test.close()
  await rm(webRoot, { recursive: true })
})

type Answer = { path: string; input?: unknown; output: Parameters<typeof superjson.deserialize>[0] }

async function open(headers = {}) {
  const response = await test.inject({ method: 'GET', url: '/timeline', headers })
  const [, data = ''] = /id="first-data">(.*)<\/script>$/s.exec(response.body) ?? []
  const answers = JSON.parse(data) as Answer[]
  const outputOf = (name: string) => {
    const answer = answers.find(({ path }) => path === name)
    return answer === undefined ? undefined : superjson.deserialize(answer.output)
  }
  return { response, answers, outputOf }
}

it('sends a member’s first answers along with the page, and lets nobody keep it', async () => {
  const { response, answers, outputOf } = await open(amina.cookie)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(answers.map(({ path }) => path)).toEqual(['users.me', 'memberships.access', 'milestones.list'])
  expect(outputOf('users.me')).toMatchObject({ id: amina.userId, email: amina.email })
  expect(answers.find(({ path }) => path === 'milestones.list')?.input).toEqual({ id: amina.userId })
  expect(outputOf('milestones.list')).toMatchObject([{ title }])
})

it('lets nothing that a member has written out of its block', async () => {
  const { response } = await open(amina.cookie)
  expect(response.body.match(/<\/script>/g)).toHaveLength(2)
  expect(response.body).not.toContain('<script>alert')
  const nonce = /nonce="([^"]+)"/.exec(response.body)?.[1] ?? ''
  expect(response.body.split(nonce)).toHaveLength(2)
})

it('shows a member nothing of another, and a stranger nothing', async () => {
  const other = await open(boris.cookie)
  expect(other.outputOf('users.me')).toMatchObject({ id: boris.userId })
  expect(other.outputOf('milestones.list')).toEqual([])
  expect(other.response.body).not.toContain('alert(1)')
  for (const headers of [{}, { cookie: 'landfall.session_token=forged.c2lnbmF0dXJl' }]) {
    const stranger = await open(headers)
    expect(stranger.answers).toEqual([])
    expect(stranger.response.headers['cache-control']).toBe('no-store')
  }
})

it('sends a member without access no more than that', async () => {
  await endMembership(test.database.db, { userId: boris.userId, now: test.clock.now() })
  const { answers, outputOf } = await open(boris.cookie)
  expect(answers.map(({ path }) => path)).toEqual(['users.me', 'memberships.access'])
  expect(outputOf('memberships.access')).toMatchObject({ isActive: false })
})

it('sends nothing once the session has ended', async () => {
  await test.inject({ method: 'POST', url: '/api/auth/sign-out', headers: boris.cookie, payload: {} })
  expect((await open(boris.cookie)).answers).toEqual([])
})
