import { createMilestoneSchema, updateMilestoneSchema } from '@suv/domain'
import { filledOf, refusedBy } from '@suv/domain/samples'
import superjson from 'superjson'
import { describe, expect, it } from 'vitest'
import { callTrpc, createMember, useMembers } from '../support/members.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const [member, other] = useMembers(test, 'ada@example.com', 'grace@example.com')

const noOne = {}
const list = (userId: string, headers: object, query = '') =>
  test.inject({ method: 'GET', url: `/api/milestones/${userId}${query}`, headers: { ...headers } })
const create = (payload: object, headers: object = member.cookie) =>
  test.inject({ method: 'POST', url: '/api/milestones', payload, headers: { ...headers } })
const update = (id: string, payload: object, headers: object = member.cookie) =>
  test.inject({ method: 'PATCH', url: `/api/milestones/${id}`, payload, headers: { ...headers } })
const remove = (id: string, headers: object = member.cookie) =>
  test.inject({ method: 'DELETE', url: `/api/milestones/${id}`, headers: { ...headers } })

const milestone = {
  title: 'Register the company',
  description: 'Federal incorporation.',
  status: 'upcoming',
  category: 'legal',
  progress: 0,
  dueDate: '2027-01-15T00:00:00.000Z',
  order: 0,
}

describe('authorisation', () => {
  it('answers 401 to a stranger', async () => {
    const { id } = (await create(milestone)).json()
    const answers = [
      await list(member.userId, noOne),
      await create(milestone, noOne),
      await update(id, { progress: 5 }, noOne),
      await remove(id, noOne),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401])
  })

  it("refuses another member's list, and hides their milestones", async () => {
    const stored = (await create(milestone)).json()
    expect((await list(member.userId, other.cookie)).statusCode).toBe(403)
    expect((await create({ ...milestone, userId: member.userId }, other.cookie)).statusCode).toBe(403)
    expect((await update(stored.id, { title: 'Mine now' }, other.cookie)).statusCode).toBe(404)
    expect((await remove(stored.id, other.cookie)).json()).toEqual({ id: stored.id })
    expect((await list(member.userId, member.cookie)).json()).toContainEqual(stored)
  })
})

describe('POST /api/milestones', () => {
  it('stores the milestone as sent and records the write', async () => {
    const stored = (await create({ ...milestone, userId: member.userId })).json()
    expect(stored).toMatchObject({
      ...milestone,
      userId: member.userId,
      completedDate: null,
      requirements: [],
      resources: [],
      phase: null,
      phaseWeek: null,
    })
    const event = await test.database.db
      .selectFrom('auditEvents')
      .selectAll()
      .where('entityId', '=', stored.id)
      .executeTakeFirstOrThrow()
    expect(event).toMatchObject({
      action: 'create',
      entity: 'milestones',
      actorUserId: member.userId,
      subjectUserId: member.userId,
    })
    expect(event.changedFields.toSorted()).toEqual(Object.keys(milestone).toSorted())
  })

  it('takes the optional fields and sets what completed implies', async () => {
    const extra = {
      requirements: ['Passport'],
      resources: ['https://www.canada.ca'],
      phase: 'phase_2',
      phaseWeek: 4,
      dueDate: null,
    }
    const stored = (await create({ ...milestone, ...extra, status: 'completed', progress: 30 })).json()
    expect(stored).toMatchObject({ ...extra, progress: 100, completedDate: expect.any(String) })
  })

  it('keeps every field that may be sent', async () => {
    const { userId: _, ...fields } = filledOf(createMilestoneSchema)
    const stored = (await create(fields)).json()
    expect(stored).toMatchObject(fields)
    expect((await list(member.userId, member.cookie)).json()).toContainEqual(stored)
  })

  it.each([...refusedBy(createMilestoneSchema), ['title', ' '], ['resources.0', 1, { resources: [1] }]] as [
    field: string,
    value: unknown,
    patch?: object,
  ][])('names the field %s when it is %j', async (field, value, patch) => {
    const response = await create({ ...milestone, ...(patch ?? { [field]: value }) })
    expect(response.statusCode).toBe(400)
    expect(response.json().issues.map(({ path }: { path: string }) => path)).toContain(field)
  })
})

describe('PATCH /api/milestones/{id}', () => {
  it.each(Object.entries(filledOf(updateMilestoneSchema)))('changes %s', async (field, value) => {
    const stored = (await create(milestone)).json()
    expect((await update(stored.id, { [field]: value })).json()[field]).toEqual(value)
  })

  it('changes the given fields only', async () => {
    const stored = (await create(milestone)).json()
    const changed = (await update(stored.id, { title: 'Incorporate', requirements: ['Name search'] })).json()
    expect(changed).toEqual({
      ...stored,
      title: 'Incorporate',
      requirements: ['Name search'],
      updatedAt: expect.any(String),
    })
  })

  it('leaves a field as it is that tRPC brings as undefined, and notes no change of it', async () => {
    const stored = (await create(milestone)).json()
    const input = { id: stored.id, title: 'Incorporate', description: undefined }
    const payload = superjson.serialize(input) as object
    await test.inject({
      method: 'POST',
      url: '/trpc/milestones.update',
      payload,
      headers: member.cookie,
    })
    const [changed] = (await list(member.userId, member.cookie))
      .json()
      .filter(({ id }: { id: string }) => id === stored.id)
    expect(changed).toMatchObject({ title: 'Incorporate', description: milestone.description })
    const { changedFields } = await test.database.db
      .selectFrom('auditEvents')
      .select('changedFields')
      .where('entityId', '=', stored.id)
      .where('action', '=', 'update')
      .executeTakeFirstOrThrow()
    expect(changedFields).toEqual(['title'])
  })

  it('completes and reopens', async () => {
    const { id } = (await create({ ...milestone, status: 'in_progress', progress: 40 })).json()
    const completed = (await update(id, { status: 'completed' })).json()
    expect(completed).toMatchObject({ status: 'completed', progress: 100, completedDate: expect.any(String) })
    test.clock.advance(60_000)
    expect((await update(id, { status: 'completed' })).json().completedDate).toBe(completed.completedDate)
    expect((await update(id, { status: 'upcoming' })).json()).toMatchObject({
      status: 'upcoming',
      progress: 0,
      completedDate: null,
    })
  })

  it('loses neither of two changes made at once', async () => {
    const { id } = (await create(milestone)).json()
    await Promise.all([update(id, { title: 'New title' }), update(id, { status: 'completed' })])
    const stored = (await list(member.userId, member.cookie))
      .json()
      .find((row: { id: string }) => row.id === id)
    expect(stored).toMatchObject({ title: 'New title', status: 'completed', progress: 100 })
  })

  it('answers 404 where there is none, and 400 naming a broken field', async () => {
    expect((await update('no-uuid', { progress: 5 })).statusCode).toBe(404)
    const { id } = (await create(milestone)).json()
    expect((await update(id, { status: 'done' })).json().issues).toMatchObject([{ path: 'status' }])
  })
})

it('deletes, and deletes again without complaint', async () => {
  const { id } = (await create(milestone)).json()
  for (const answer of [await remove(id), await remove(id), await remove('no-uuid')]) {
    expect(answer.statusCode).toBe(200)
  }
  expect((await list(member.userId, member.cookie)).body).not.toContain(id)
  const events = await test.database.db
    .selectFrom('auditEvents')
    .select('action')
    .where('entityId', '=', id)
    .where('action', '=', 'delete')
    .execute()
  expect(events).toHaveLength(1)
})

describe('GET /api/milestones/{id}', () => {
  it('is ordered by order, then age, in pages', async () => {
    for (const [title, order] of [
      ['third', 9],
      ['first', 1],
      ['second', 1],
    ] as const) {
      await create({ ...milestone, title, order }, other.cookie)
      test.clock.advance(1000)
    }
    const titles = (rows: { title: string }[]) => rows.map(({ title }) => title)
    expect(titles((await list(other.userId, other.cookie)).json())).toEqual(['first', 'second', 'third'])
    const first = await list(other.userId, other.cookie, '?limit=2')
    expect(titles(first.json())).toEqual(['first', 'second'])
    const next = /<(.*)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? ''
    const second = await test.inject({ method: 'GET', url: next, headers: other.cookie })
    expect(titles(second.json())).toEqual(['third'])
    expect(second.headers.link).toBeUndefined()
  })

  it('is complete where no page is asked for, however long it is', async () => {
    const { userId, cookie } = await createMember(test, 'busy@example.com')
    const rows = Array.from({ length: 1_001 }, (_, order) => ({ userId, title: `Step ${order}`, order }))
    await test.database.db.insertInto('milestones').values(rows).execute()
    const all = await list(userId, cookie)
    expect(all.json().map(({ order }: { order: number }) => order)).toEqual(rows.map(({ order }) => order))
    expect(all.headers.link).toBeUndefined()
  })

  it('is the same over tRPC', async () => {
    const viaTrpc = await callTrpc(test, 'query', 'milestones.list', {
      input: { id: other.userId },
      headers: other.cookie,
    })
    expect(viaTrpc.json().result.data.json).toEqual((await list(other.userId, other.cookie)).json())
  })
})
