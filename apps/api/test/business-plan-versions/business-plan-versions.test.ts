import { keptVersions } from '@suv/domain'
import { beforeEach, expect, it } from 'vitest'
import { callTrpc, type Member, useMembers } from '../support/members.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const [member, other] = useMembers(test, 'ada@example.com', 'grace@example.com')

beforeEach(() => test.database.db.deleteFrom('businessPlans').execute())

async function call(
  type: 'query' | 'mutation',
  path: string,
  input: object,
  { as = member, status = 200 }: { as?: Member; status?: number } = {},
) {
  const response = await callTrpc(test, type, path, { input, headers: as.cookie })
  expect(response.statusCode, response.body).toBe(status)
  return response.json().result?.data.json
}
const create = (input: object) => call('mutation', 'businessPlans.create', input)
const save = (id: string, input: object) => call('mutation', 'businessPlans.update', { id, ...input })
const list = (id: string) => call('query', 'businessPlanVersions.list', { id })
const get = (id: string) => call('query', 'businessPlanVersions.get', { id })
const reasons = async (id: string) =>
  (await list(id)).map(({ number, reason }: { number: number; reason: string }) => [number, reason])

it('keeps what is saved by hand, once for each text', async () => {
  const { id } = await create({ executiveSummary: 'One two.' })
  await save(id, {})
  await save(id, { executiveSummary: 'One two three.' })
  const versions = await list(id)
  expect(versions).toMatchObject([
    { number: 2, reason: 'save', words: 3, planId: id },
    { number: 1, reason: 'save', words: 2, planId: id },
  ])
  expect(versions[0]).not.toHaveProperty('executiveSummary')
  expect(await get(versions[1].id)).toMatchObject({ executiveSummary: 'One two.', marketAnalysis: null })
})

it('keeps the text before an autosave after a pause, and before a large cut', async () => {
  const { id } = await create({ executiveSummary: 'x '.repeat(600), reason: 'autosave' })
  expect(await list(id)).toEqual([])
  await save(id, { executiveSummary: `${'x '.repeat(600)}more`, reason: 'autosave' })
  expect(await reasons(id)).toEqual([[1, 'autosave']])
  await save(id, { executiveSummary: 'y '.repeat(605), reason: 'autosave' })
  expect(await reasons(id)).toEqual([[1, 'autosave']])
  await save(id, { executiveSummary: '', reason: 'autosave' })
  const [cut] = await list(id)
  expect((await get(cut.id)).executiveSummary).toBe('y '.repeat(605))
  test.clock.advance(11 * 60_000)
  await save(id, { executiveSummary: 'z', reason: 'autosave' })
  await save(id, { executiveSummary: 'zz', reason: 'autosave' })
  expect(await reasons(id)).toEqual([
    [3, 'autosave'],
    [2, 'autosave'],
    [1, 'autosave'],
  ])
})

it('keeps both texts of a conflict, whichever wins', async () => {
  const { id } = await create({ executiveSummary: 'Theirs', reason: 'autosave' })
  await call('mutation', 'businessPlanVersions.setAside', { id, executiveSummary: 'Mine' })
  await save(id, { executiveSummary: 'Ours', reason: 'conflict' })
  const texts = await Promise.all((await list(id)).map((entry: { id: string }) => get(entry.id)))
  expect(texts).toMatchObject([
    { reason: 'conflict', executiveSummary: 'Theirs' },
    { reason: 'conflict', executiveSummary: 'Mine' },
  ])
})

it('restores a version, and what was there before it', async () => {
  const first = await create({ title: 'First', executiveSummary: 'Old', marketAnalysis: null })
  const { id } = first
  await save(id, { title: 'Second', executiveSummary: 'New', marketAnalysis: 'M', reason: 'autosave' })
  const [old] = await list(id)
  const restored = await call('mutation', 'businessPlanVersions.restore', { id: old.id })
  expect(restored).toMatchObject({ title: 'First', executiveSummary: 'Old', marketAnalysis: null })
  expect(Date.parse(restored.lastModified)).toBeGreaterThan(Date.parse(first.lastModified))
  const [before] = await list(id)
  expect(before).toMatchObject({ number: 2, reason: 'restore', title: 'Second' })
  const again = await call('mutation', 'businessPlanVersions.restore', { id: before.id })
  expect(again).toMatchObject({ title: 'Second', executiveSummary: 'New', marketAnalysis: 'M' })
  const { rows } = await test
    .inject({ method: 'GET', url: '/api/audit-events', headers: member.cookie })
    .then((answer) => ({ rows: answer.json() as { entity: string; entityId: string; action: string }[] }))
  expect(
    rows.filter(({ entity, entityId }) => entity === 'businessPlanVersions' && entityId === before.id),
  ).toEqual([expect.objectContaining({ action: 'create' })])
})

it('lets the oldest go when there are too many', async () => {
  const { id } = await create({ executiveSummary: 'Version 1' })
  for (let number = 2; number <= keptVersions.others + 3; number += 1) {
    await save(id, { executiveSummary: `Version ${number}` })
  }
  const versions = await list(id)
  expect(versions).toHaveLength(keptVersions.others)
  expect(versions[0].number).toBe(keptVersions.others + 3)
})

it('gives every version its own number when saves come at once', async () => {
  const { id } = await create({ executiveSummary: 'Version 1' })
  await Promise.all(Array.from({ length: 8 }, (_, index) => save(id, { executiveSummary: `Text ${index}` })))
  const numbers = (await list(id)).map(({ number }: { number: number }) => number)
  expect(numbers).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1])
})

it('is closed to other members', async () => {
  const { id } = await create({ executiveSummary: 'Mine' })
  const [version] = await list(id)
  const foreign = { as: other, status: 404 }
  await call('query', 'businessPlanVersions.list', { id }, foreign)
  await call('query', 'businessPlanVersions.get', { id: version.id }, foreign)
  await call('mutation', 'businessPlanVersions.restore', { id: version.id }, foreign)
  await call('mutation', 'businessPlanVersions.setAside', { id, executiveSummary: 'x' }, foreign)
  await call('query', 'businessPlanVersions.get', { id: 'no-uuid' }, { status: 404 })
})

it('completes a plan only with all six sections, and takes that back when one is emptied', async () => {
  const { id } = await create({ executiveSummary: 'One' })
  const refused = await callTrpc(test, 'mutation', 'businessPlans.update', {
    input: { id, status: 'complete' },
    headers: member.cookie,
  })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().error.json.message).toContain('Empty: Innovation Statement, Job Creation Plan')
  const rest = {
    innovationStatement: '2',
    jobCreationPlan: '3',
    globalCompetitiveness: '4',
    marketAnalysis: '5',
    operationsPlan: '6',
  }
  expect((await save(id, { ...rest, status: 'complete' })).status).toBe('complete')
  expect((await list(id))[0].reason).toBe('complete')
  expect((await save(id, { jobCreationPlan: 'More' })).status).toBe('complete')
  expect((await save(id, { jobCreationPlan: ' ' })).status).toBe('draft')
})
