import { endMembership, grantMembership } from '@suv/db'
import { createTeam, createTeamMember, sql } from '@suv/db/testing'
import { expect, it } from 'vitest'
import { forgetAnswersHandler, forgetAnswersJob } from '../../src/features/idempotency/forget-answers.job.ts'
import { callTrpc, createApiKeyHeaders, type Member, useMembers } from '../support/members.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const [member, other] = useMembers(test, 'ada@example.com', 'grace@example.com')

const milestone = { title: 'Register', status: 'upcoming', category: 'legal' }
const create = (
  key: string,
  payload: object = milestone,
  { cookie }: Member = member,
  url = '/api/milestones',
) => test.inject({ method: 'POST', url, payload, headers: { ...cookie, 'idempotency-key': key } })
const count = async ({ userId, cookie }: Member = member): Promise<number> =>
  (await test.inject({ method: 'GET', url: `/api/milestones/${userId}`, headers: cookie })).json().length

it('gives the first answer again for the same key and body', async () => {
  const first = await create('a')
  expect(first.statusCode).toBe(200)
  const again = await create('a', { category: 'legal', status: 'upcoming', title: 'Register' })
  expect(again.json()).toEqual(first.json())
  expect(await count()).toBe(1)
})

it('refuses another body, and another path, with 409', async () => {
  expect((await create('a', { ...milestone, title: 'Other' })).statusCode).toBe(409)
  expect((await create('a', {}, member, '/api/documents/upload')).statusCode).toBe(409)
  expect(await count()).toBe(1)
})

it('runs once for many calls at the same time', async () => {
  const before = await count()
  const answers = await Promise.all(Array.from({ length: 8 }, () => create('burst')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
  expect(await count()).toBe(before + 1)
})

it('keeps nothing of a call that failed, which may be sent again', async () => {
  expect((await create('retry', { ...milestone, status: 'soon' })).statusCode).toBe(400)
  expect((await create('retry')).statusCode).toBe(200)
})

it("is the member's own", async () => {
  expect((await create('a', milestone, other)).statusCode).toBe(200)
  expect(await count(other)).toBe(1)
})

it('refuses a key that cannot be one', async () => {
  expect((await create('x'.repeat(201))).statusCode).toBe(400)
})

it('gives a stored answer to whoever may still make the call only', async () => {
  const { db } = test.database
  const send = (payload: object, headers: Record<string, string>, key: string, url = '/api/milestones') =>
    test.inject({ method: 'POST', url, payload, headers: { ...headers, 'idempotency-key': key } })
  // A key that may read, with the word of the member for it.
  const reading = await createApiKeyHeaders(test, member, 'read')
  expect((await send(milestone, member.cookie, 'scope')).statusCode).toBe(200)
  const byReader = await send(milestone, reading, 'scope')
  expect(byReader.statusCode).toBe(403)
  expect(byReader.json()).not.toHaveProperty('id')
  // A team that the member is no longer in.
  const team = await createTeam(db)
  const place = { teamId: team.id, role: 'founder', userId: member.userId, passportName: 'A' } as const
  const { id: memberId } = await createTeamMember(db, place)
  const permit = { teamId: team.id, memberId }
  expect((await send(permit, member.cookie, 'team', '/api/work-permits')).statusCode).toBe(200)
  expect((await send(permit, member.cookie, 'team', '/api/work-permits')).statusCode).toBe(200)
  await db.updateTable('teamMembers').set({ userId: null }).where('id', '=', memberId).execute()
  expect((await send(permit, member.cookie, 'team', '/api/work-permits')).statusCode).toBe(403)
})

it('gives what a company keeps to nobody who has left it', async () => {
  const { db } = test.database
  const team = await createTeam(db)
  const place = { teamId: team.id, role: 'founder', userId: other.userId, passportName: 'G' } as const
  const { id: memberId } = await createTeamMember(db, place)
  await callTrpc(test, 'mutation', 'workspaces.open', { input: { teamId: team.id }, headers: other.cookie })
  const { cookie } = other
  const plan = await test.inject({ method: 'POST', url: '/api/business-plans', payload: {}, headers: cookie })
  const calls = ['/api/organizations/match', `/api/business-plans/${plan.json().id}/analyze`]
  const ask = (url: string) => create(`left ${url}`, {}, other, url)
  for (const url of calls) expect((await ask(url)).statusCode, url).toBe(200)
  for (const url of calls) expect((await ask(url)).statusCode, url).toBe(200)
  await db.updateTable('teamMembers').set({ userId: null }).where('id', '=', memberId).execute()
  for (const url of calls) expect((await ask(url)).statusCode, url).toBe(409)
})

it('gives what an access was paid for to nobody whose access has ended', async () => {
  const { db } = test.database
  const of = { userId: member.userId, now: test.clock.now() }
  expect((await create('paid for')).statusCode).toBe(200)
  await endMembership(db, of)
  expect((await create('paid for')).statusCode).toBe(403)
  await grantMembership(db, of)
  expect((await create('paid for')).statusCode).toBe(200)
})

it('keeps an answer for a day', async () => {
  const { db } = test.database
  expect((await create('for a day')).statusCode).toBe(200)
  const kept = () => db.selectFrom('idempotencyKeys').select('key').where('key', '=', 'for a day').execute()
  const { clock } = test
  const handler = forgetAnswersHandler({ db, clock, log: test.dependencies.log })
  expect(handler.cron).toBeDefined()
  const run = () =>
    handler.run({ id: 'x', data: {}, signal: new AbortController().signal, jobs: test.dependencies.jobs })
  clock.advance(23 * 3_600_000)
  await run()
  expect(await kept()).toHaveLength(1)
  clock.advance(2 * 3_600_000)
  await run()
  expect(await kept()).toEqual([])
  expect(handler.kind).toBe(forgetAnswersJob)
})

it('keeps so many answers of a member, and gives those that it has', async () => {
  const { db } = test.database
  expect((await create('before it was full', milestone, other)).statusCode).toBe(200)
  await sql`
    insert into idempotency_keys (user_id, key, method, path, body_hash, status, response)
    select ${other.userId}, 'full ' || nth, 'POST', '/api/milestones', 'h', 200, '{}'
    from generate_series(1, 50000) as nth`.execute(db)
  test.clock.advance(10_000)
  const refused = await create('one more', milestone, other)
  expect(refused.statusCode).toBe(429)
  expect(refused.json().error).toContain('no room for more')
  expect((await create('before it was full', milestone, other)).statusCode).toBe(200)
  expect((await create('of somebody else')).statusCode).toBe(200)
  await db.deleteFrom('idempotencyKeys').where('userId', '=', other.userId).execute()
  expect((await create('one more', milestone, other)).statusCode).toBe(200)
})
