import { beforeEach, describe, expect, it } from 'vitest'
import { callTrpc, useMembers } from '../support/members.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const [member, other] = useMembers(test, 'ada@example.com', 'grace@example.com')

// A member has one plan, and each test begins without.
beforeEach(() => test.database.db.deleteFrom('businessPlans').execute())

const progress = (userId: string, headers: object = member.cookie) =>
  test.inject({ method: 'GET', url: `/api/business-plan/${userId}`, headers: { ...headers } })
const find = (userId: string, headers: object = member.cookie) =>
  test.inject({ method: 'GET', url: `/api/business-plans/${userId}`, headers: { ...headers } })
const create = (payload: object, headers: object = member.cookie) =>
  test.inject({ method: 'POST', url: '/api/business-plans', payload, headers: { ...headers } })
const save = (id: string, payload: object, headers: object = member.cookie) =>
  test.inject({ method: 'PUT', url: `/api/business-plans/${id}`, payload, headers: { ...headers } })

const sections = {
  executiveSummary: 'What we do.',
  innovationStatement: 'x'.repeat(200),
  jobCreationPlan: '',
  globalCompetitiveness: null,
  marketAnalysis: ' '.repeat(300),
  operationsPlan: 'How we work.',
}
const sectionNames = Object.keys(sections)

describe('authorisation', () => {
  it('answers 401 to a stranger', async () => {
    const { id } = (await create(sections)).json()
    const answers = [
      await progress(member.userId, {}),
      await find(member.userId, {}),
      await create(sections, {}),
      await save(id, sections, {}),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401])
  })

  it("keeps another member's plan closed", async () => {
    const { id } = (await create(sections)).json()
    const answers = [
      await progress(member.userId, other.cookie),
      await find(member.userId, other.cookie),
      await create({ ...sections, userId: member.userId }, other.cookie),
      await save(id, sections, other.cookie),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 404])
    expect(answers.map(({ body }) => body).join()).not.toContain('What we do.')
  })
})

it('is null, with a progress of 0, before the first save', async () => {
  expect((await find(member.userId)).body).toBe('null')
  expect((await progress(member.userId)).json()).toEqual({
    id: null,
    progress: 0,
    sections: Object.fromEntries(sectionNames.map((name) => [name, 0])),
  })
})

it('is created with the specified title and the progress that its sections make', async () => {
  const stored = (await create({ ...sections, userId: member.userId })).json()
  expect(stored).toMatchObject({
    ...sections,
    userId: member.userId,
    title: 'Tech Startup Business Plan',
    status: 'draft',
    progress: 33,
  })
  expect((await find(member.userId)).json()).toEqual(stored)
  expect((await progress(member.userId)).json()).toEqual({
    id: stored.id,
    progress: 33,
    sections: {
      executiveSummary: 50,
      innovationStatement: 100,
      jobCreationPlan: 0,
      globalCompetitiveness: 0,
      marketAnalysis: 0,
      operationsPlan: 50,
    },
  })
})

it('does not read a progress that the caller sends', async () => {
  expect((await create({ progress: 100 })).json().progress).toBe(0)
})

it('is created once by 32 first saves at once; the others get what was saved', async () => {
  const answers = await Promise.all(
    Array.from({ length: 32 }, (_, index) => create({ executiveSummary: `Text ${index}` })),
  )
  const created = answers.filter(({ statusCode }) => statusCode === 200)
  const refused = answers.filter(({ statusCode }) => statusCode === 409)
  expect([created.length, refused.length]).toEqual([1, 31])
  const stored = created[0]?.json()
  for (const answer of refused) expect(answer.json()).toMatchObject({ code: 'CONFLICT', current: stored })
  expect((await find(member.userId)).json()).toEqual(stored)
  const events = await test.database.db
    .selectFrom('auditEvents')
    .selectAll()
    .where('entityId', '=', stored.id)
    .execute()
  expect(events).toMatchObject([{ action: 'create', entity: 'businessPlans', actorUserId: member.userId }])
})

describe('PUT /api/business-plans/{id}', () => {
  it('saves the given sections, leaves the others, and computes the progress anew', async () => {
    const stored = (await create(sections)).json()
    const saved = (await save(stored.id, { operationsPlan: 'y'.repeat(250), executiveSummary: null })).json()
    expect(saved).toEqual({
      ...stored,
      operationsPlan: 'y'.repeat(250),
      executiveSummary: null,
      progress: 33,
      lastModified: expect.any(String),
      updatedAt: expect.any(String),
    })
  })

  it('lets lastModified grow with every save', async () => {
    const { id, lastModified } = (await create(sections)).json()
    const saves = await Promise.all(Array.from({ length: 8 }, () => save(id, { operationsPlan: 'Again.' })))
    const moments = saves.map((answer) => Date.parse(answer.json().lastModified))
    expect(new Set([Date.parse(lastModified), ...moments]).size).toBe(9)
    expect(Math.min(...moments)).toBeGreaterThan(Date.parse(lastModified))
  })

  it('answers a stale save with the stored text and keeps it', async () => {
    const stored = (await create(sections)).json()
    const { lastModified } = stored
    const first = await save(stored.id, { executiveSummary: 'First tab', lastModified })
    expect(first.statusCode).toBe(200)
    const second = await save(stored.id, { executiveSummary: 'Second tab', lastModified })
    expect(second.statusCode).toBe(409)
    expect(second.json()).toMatchObject({ code: 'CONFLICT', current: first.json() })
    expect((await find(member.userId)).json()).toEqual(first.json())

    const again = { executiveSummary: 'Second tab', lastModified: second.json().current.lastModified }
    expect((await save(stored.id, again)).json().executiveSummary).toBe('Second tab')
  })

  it('says the same over tRPC', async () => {
    const stored = (await create(sections)).json()
    const response = await callTrpc(test, 'mutation', 'businessPlans.update', {
      input: { id: stored.id, executiveSummary: 'Other', lastModified: '2020-01-01T00:00:00Z' },
      headers: member.cookie,
    })
    expect(response.statusCode).toBe(409)
    expect(response.json().error.json.data.current).toEqual(stored)
  })

  it('lets one of many saves from the same version win', async () => {
    const { id, lastModified } = (await create(sections)).json()
    const saves = await Promise.all(
      Array.from({ length: 8 }, (_, index) => save(id, { executiveSummary: `Tab ${index}`, lastModified })),
    )
    expect(saves.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  it('wins without lastModified', async () => {
    const { id } = (await create(sections)).json()
    await save(id, { executiveSummary: 'First' })
    expect((await save(id, { executiveSummary: 'Second' })).json().executiveSummary).toBe('Second')
  })

  it('answers 404 where there is no such plan', async () => {
    expect((await save('no-uuid', sections)).statusCode).toBe(404)
    expect((await save(member.userId, sections)).statusCode).toBe(404)
  })

  it.each([...sectionNames, 'title', 'status', 'lastModified'])('names a broken %s', async (field) => {
    const { id } = (await create(sections)).json()
    const response = await save(id, { [field]: 5 })
    expect(response.statusCode).toBe(400)
    expect(response.json().issues).toMatchObject([{ path: field }])
  })
})

it.each([...sectionNames, 'title', 'userId'])('names a broken %s of a new plan', async (field) => {
  const response = await create({ [field]: 5 })
  expect(response.statusCode).toBe(400)
  expect(response.json().issues).toMatchObject([{ path: field }])
})
