import { describe, expect, it } from 'vitest'
import { callTrpc, useMembers } from '../support/members.ts'
import { createTestServer, useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const [member] = useMembers(test, 'ada@example.com')

describe('one request of tRPC', () => {
  it('asks no more than 30 things', async () => {
    const ask = (count: number) =>
      test.inject({
        url: `/trpc/${Array(count).fill('settings.get').join(',')}?batch=1`,
        headers: member.cookie,
      })
    expect((await ask(30)).statusCode).toBe(200)
    const refused = await ask(31)
    expect(refused.statusCode).toBe(400)
    expect(refused.json().error).toBe('Ask at most 30 things in one request.')
    expect((await ask(30)).headers['cache-control']).toBe('no-store')
  })

  it('asks no more than 2 things where tRPC’s own handler answers, which holds all answers at once', async () => {
    const ask = (count: number) =>
      test.inject({
        url: `/trpc/${Array(count).fill('settings.get').join(',')}?batch=1`,
        headers: { ...member.cookie, 'trpc-accept': 'application/jsonl' },
      })
    expect((await ask(2)).statusCode).toBe(200)
    expect((await ask(3)).statusCode).toBe(400)
  })

  it('counts as many requests as it asks things', async () => {
    const limited = await createTestServer({ requestsPerMinute: 25 })
    const ask = (count: number) =>
      limited.inject({ url: `/trpc/${Array(count).fill('settings.get').join(',')}?batch=1` })
    expect((await ask(20)).statusCode).toBe(200)
    expect((await ask(4)).statusCode).toBe(200)
    expect((await ask(4)).statusCode).toBe(429)
    await limited.close()
  })
})

describe('the records of a member', () => {
  it('are 2,000 of a kind, then one has to go', async () => {
    const { db } = test.database
    const milestone = { title: 'Register', status: 'upcoming', category: 'legal' }
    const create = () =>
      callTrpc(test, 'mutation', 'milestones.create', { input: milestone, headers: member.cookie })
    expect((await create()).statusCode).toBe(200)
    const { id, userId, workspaceId, title, status, category } = await db
      .selectFrom('milestones')
      .selectAll()
      .executeTakeFirstOrThrow()
    const row = { userId, workspaceId, title, status, category }
    await db.insertInto('milestones').values(Array(1999).fill(row)).execute()
    // What others of a team write is seen seconds later by whoever writes without a pause.
    test.clock.advance(10_000)
    const refused = await create()
    expect(refused.statusCode).toBe(409)
    expect(refused.json().error.json.message).toContain('2,000 of these')
    await db.deleteFrom('milestones').where('id', '=', id).execute()
    expect((await create()).statusCode).toBe(200)
    await db.deleteFrom('milestones').execute()
  })

  it('take 4 MB of a kind together, whether they are new or get longer', async () => {
    const { db } = test.database
    const milestone = { title: 'Register', status: 'upcoming', category: 'legal' }
    const create = () =>
      callTrpc(test, 'mutation', 'milestones.create', { input: milestone, headers: member.cookie })
    const { id } = (await create()).json().result.data.json
    const { userId, workspaceId, title, status, category } = await db
      .selectFrom('milestones')
      .selectAll()
      .executeTakeFirstOrThrow()
    const row = { userId, workspaceId, title, status, category, description: 'é'.repeat(5_000) }
    await db.insertInto('milestones').values(Array(420).fill(row)).execute()
    test.clock.advance(10_000)
    const refused = await create()
    expect(refused.statusCode).toBe(409)
    expect(refused.json().error.json.message).toContain('take 4 MB together')
    const change = (input: object) =>
      callTrpc(test, 'mutation', 'milestones.update', { input: { id, ...input }, headers: member.cookie })
    expect((await change({ description: 'longer' })).statusCode).toBe(409)
    // What takes no more room goes on.
    expect((await change({ progress: 50 })).statusCode).toBe(200)
    const page = await test.inject({
      url: `/api/milestones/${member.userId}?limit=500`,
      headers: member.cookie,
    })
    expect(page.json()).toHaveLength(421)
    await db.deleteFrom('milestones').execute()
  })

  it.each([
    { what: 'rows', begun: 1_900, description: '', most: 2_000 },
    { what: 'bytes', begun: 380, description: 'é'.repeat(5_000), most: 409 },
  ])(
    'are held to as many $what where all are written within seconds',
    async ({ begun, description, most }) => {
      const { db } = test.database
      test.clock.advance(10_000)
      const milestone = { title: 'Register', status: 'upcoming', category: 'legal', description }
      const create = () =>
        callTrpc(test, 'mutation', 'milestones.create', { input: milestone, headers: member.cookie })
      expect((await create()).statusCode).toBe(200)
      const { id: _id, ...row } = await db.selectFrom('milestones').selectAll().executeTakeFirstOrThrow()
      const { userId, workspaceId, title, status, category } = row
      const given = { userId, workspaceId, title, status, category, description }
      await db
        .insertInto('milestones')
        .values(Array(begun - 1).fill(given))
        .execute()
      test.clock.advance(10_000)
      let count = begun
      while (count < 2_100 && (await create()).statusCode === 200) count += 1
      expect(count).toBe(most)
      expect(await db.selectFrom('milestones').select('id').execute()).toHaveLength(most)
      await db.deleteFrom('milestones').execute()
    },
  )
})
