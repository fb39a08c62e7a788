import { createTeam, createTeamMember, sql } from '@suv/db/testing'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMemberWithoutAccess, useMembers } from '../support/members.ts'
import { createOrganization } from '../support/organizations.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const [member, other] = useMembers(test, 'ada@example.com', 'grace@example.com')
let suiting: string

beforeAll(async () => {
  suiting = await createOrganization(test, { name: 'Suiting', focusAreas: ['cleantech'] })
  await createOrganization(test, { name: 'Elsewhere', focusAreas: ['biotech'], province: 'QC' })
  await createOrganization(test, { name: 'Gone', isActive: false })
  const { id: teamId } = await createTeam(test.database.db, { sector: 'Clean technology', province: 'ON' })
  await createTeamMember(test.database.db, { teamId, userId: member.userId })
})
beforeEach(() => test.database.db.deleteFrom('organizationMatches').execute())

const match = (payload: object = {}, headers: object = member.cookie) =>
  test.inject({ method: 'POST', url: '/api/organizations/match', payload, headers: { ...headers } })
const list = (userId = member.userId, headers: object = member.cookie, query = '') =>
  test.inject({
    method: 'GET',
    url: `/api/organization-matches/${userId}${query}`,
    headers: { ...headers },
  })
const write = (method: 'PUT' | 'PATCH', id: string, payload: object, headers: object = member.cookie) =>
  test.inject({ method, url: `/api/organization-matches/${id}`, payload, headers: { ...headers } })
const remove = (id: string, headers: object = member.cookie) =>
  test.inject({ method: 'DELETE', url: `/api/organization-matches/${id}`, headers: { ...headers } })

const own = {
  status: 'in_discussion',
  contactedOn: '2026-11-20',
  investmentCommitted: 75_000,
  supportLetterReceived: true,
  notes: 'Call on Monday.',
}

describe('authorisation', () => {
  it('is part of the membership, because matches name every organization', async () => {
    const unpaid = await createMemberWithoutAccess(test, 'linus@example.com')
    const response = await match({}, unpaid.cookie)
    expect(response.statusCode).toBe(403)
    expect(response.json().error).toContain('full-access membership')
  })

  it('answers 401 to a stranger', async () => {
    const answers = [
      await match({}, {}),
      await list(member.userId, {}),
      await write('PUT', suiting, own, {}),
      await write('PATCH', suiting, own, {}),
      await remove(suiting, {}),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401])
  })

  it("keeps another member's matches closed", async () => {
    const [stored] = (await match()).json()
    expect((await match({ userId: member.userId }, other.cookie)).statusCode).toBe(403)
    expect((await list(member.userId, other.cookie)).statusCode).toBe(403)
    expect((await write('PUT', stored.id, own, other.cookie)).statusCode).toBe(404)
    expect((await write('PATCH', stored.id, own, other.cookie)).statusCode).toBe(404)
    expect((await remove(stored.id, other.cookie)).statusCode).toBe(200)
    expect((await list()).json()).toContainEqual(stored)
  })
})

describe('POST /api/organizations/match', () => {
  it('scores the organizations that are active for the team of the member, best first', async () => {
    const matches = (await match({ userId: member.userId })).json()
    expect(matches).toMatchObject([
      {
        userId: member.userId,
        organizationId: suiting,
        status: 'potential',
        contactedOn: null,
        investmentCommitted: null,
        supportLetterReceived: false,
        notes: null,
        organization: { id: suiting, name: 'Suiting', type: 'incubator', city: 'Toronto', province: 'ON' },
      },
      { organization: { name: 'Elsewhere', province: 'QC' } },
    ])
    const [first, second] = matches
    expect(first.matchReason).toContain('It works in cleantech.')
    expect(first.compatibilityScore).toBeGreaterThan(second.compatibilityScore)
    const points = first.scoreParts.map((part: { points: number }) => part.points)
    expect(points.reduce((sum: number, point: number) => sum + point)).toBe(first.compatibilityScore)
    expect((await list()).json()).toEqual(matches)
  })

  it('reads the plan of the latest assessment', async () => {
    const before = (await match({}, other.cookie)).json()[0].compatibilityScore
    await test.inject({
      method: 'POST',
      url: '/api/eligibility/evaluate',
      payload: { designatedOrgPlan: 'incubator' },
      headers: other.cookie,
    })
    const [after] = (await match({}, other.cookie)).json()
    expect(after.compatibilityScore).toBeGreaterThan(before)
    expect(after.matchReason).toContain('as you plan.')
  })

  it('refreshes scores and never loses what the member wrote', async () => {
    const [stored] = (await match()).json()
    await write('PATCH', stored.id, own)
    await test.database.db
      .updateTable('organizationMatches')
      .set({ compatibilityScore: 1, matchReason: 'Old.', scoreParts: '[]' })
      .where('id', '=', stored.id)
      .execute()
    const [refreshed] = (await match()).json()
    expect(refreshed).toEqual({ ...stored, ...own, updatedAt: expect.any(String) })
  })

  it('leaves one match for each organization when 32 come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 32 }, () => match()))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    const matches = (await list()).json()
    expect(matches).toHaveLength(2)
    for (const answer of answers) expect(answer.json()).toEqual(matches)
  })

  it('writes all matches with one statement', async () => {
    const { db } = test.database
    await sql`create table statements (at timestamptz default clock_timestamp())`.execute(db)
    await sql`
      create function count_statement() returns trigger language plpgsql as
      'begin insert into statements default values; return null; end'`.execute(db)
    await sql`
      create trigger count_statements after insert on organization_matches
      for each statement execute function count_statement()`.execute(db)
    try {
      expect((await match()).json()).toHaveLength(2)
      const { rows } = await sql`select * from statements`.execute(db)
      expect(rows).toHaveLength(1)
    } finally {
      await sql`drop function count_statement cascade`.execute(db)
      await sql`drop table statements`.execute(db)
    }
  })

  it('names a broken userId', async () => {
    expect((await match({ userId: 5 })).json().issues).toMatchObject([{ path: 'userId' }])
  })
})

describe.each(['PUT', 'PATCH'] as const)('%s /api/organization-matches/{id}', (method) => {
  it('changes the given fields and records it', async () => {
    const [stored] = (await match()).json()
    const contacted = (await write(method, stored.id, { status: 'contacted' })).json()
    expect(contacted).toEqual({ ...stored, status: 'contacted', updatedAt: expect.any(String) })
    test.clock.advance(1000)
    expect((await write(method, stored.id, own)).json()).toMatchObject(own)
    const events = await test.database.db
      .selectFrom('auditEvents')
      .select(['action', 'changedFields'])
      .where('entityId', '=', stored.id)
      .orderBy('at')
      .execute()
    expect(events[0]).toEqual({ action: 'update', changedFields: ['status'] })
  })

  it('does not take a score', async () => {
    const [stored] = (await match()).json()
    const changed = (await write(method, stored.id, { compatibilityScore: 100, notes: 'Best' })).json()
    expect(changed.compatibilityScore).toBe(stored.compatibilityScore)
  })

  it.each([
    ['status', 'friends'],
    ['contactedOn', '20 Nov 2026'],
    ['investmentCommitted', -1],
    ['supportLetterReceived', 'yes'],
    ['notes', 5],
  ])('names the field %s when it is %j', async (field, value) => {
    const [stored] = (await match()).json()
    const response = await write(method, stored.id, { [field]: value })
    expect(response.statusCode).toBe(400)
    expect(response.json().issues).toMatchObject([{ path: field }])
  })

  it('answers 404 where there is none', async () => {
    expect((await write(method, 'no-uuid', own)).statusCode).toBe(404)
    expect((await write(method, suiting, own)).statusCode).toBe(404)
  })
})

it('tells what it reads of the member who asks', async () => {
  const response = await test.inject({
    method: 'GET',
    url: '/trpc/organizationMatches.profile',
    headers: member.cookie,
  })
  expect(response.json().result.data.json).toMatchObject({
    plan: null,
    sector: 'Clean technology',
    province: 'ON',
    investmentNeeded: null,
  })
})

it('deletes, and deletes again without complaint', async () => {
  const [stored] = (await match()).json()
  for (const id of [stored.id, stored.id, 'no-uuid']) expect((await remove(id)).json()).toEqual({ id })
  expect((await list()).json()).toHaveLength(1)
})

it('comes in pages', async () => {
  const matches = (await match()).json()
  const first = await list(member.userId, member.cookie, '?limit=1')
  expect(first.json()).toEqual(matches.slice(0, 1))
  const next = /<(.*)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? ''
  const second = await test.inject({ method: 'GET', url: next, headers: member.cookie })
  expect(second.json()).toEqual(matches.slice(1))
})
