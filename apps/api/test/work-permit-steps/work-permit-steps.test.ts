import { workPermitSteps } from '@suv/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTeamWorld, type TeamWorld } from '../support/team-records.ts'
import { readAudit } from '../support/teams.ts'

let world: TeamWorld
beforeAll(async () => {
  world = await createTeamWorld()
})
afterAll(() => world.test.close())

const path = () => `/work-permit-steps/${world.teamId}`
const read = async () => (await world.send(world.colleague, 'GET', path())).json()
const save = (change: object) => world.send(world.founder, 'PATCH', path(), change)

it('refuses a stranger to the site and another team', async () => {
  const tick = { step: 'digital_photo', isDone: true }
  for (const [who, status] of [
    [null, 401],
    [world.stranger, 403],
  ] as const) {
    expect((await world.send(who, 'GET', path())).statusCode).toBe(status)
    expect((await world.send(who, 'PATCH', path(), tick)).statusCode).toBe(status)
  }
})

it('lists nine open steps, and keeps ticks and documents for the team', async () => {
  const open = workPermitSteps.map((step) => ({ step, isDone: false, documentId: null }))
  expect(await read()).toEqual(open)

  const { documentId } = world
  expect((await save({ step: 'valid_passport', isDone: true })).json()).toEqual({
    step: 'valid_passport',
    isDone: true,
    documentId: null,
  })
  await save({ step: 'valid_passport', documentId })
  await save({ step: 'digital_photo', documentId })
  const expected = open.map((state) => {
    if (state.step === 'valid_passport') return { ...state, isDone: true, documentId }
    return state.step === 'digital_photo' ? { ...state, documentId } : state
  })
  expect(await read()).toEqual(expected)
  await save({ step: 'valid_passport', isDone: false, documentId: null })
  await save({ step: 'digital_photo', documentId: null })
  expect(await read()).toEqual(open)

  const [row] = await world.test.database.db
    .selectFrom('workPermitSteps')
    .select('id')
    .where('step', '=', 'digital_photo')
    .execute()
  expect(await readAudit(world.test, row?.id ?? '')).toMatchObject([
    { entity: 'workPermitSteps', teamId: world.teamId, changedFields: ['documentId'] },
    { entity: 'workPermitSteps', teamId: world.teamId, changedFields: ['documentId'] },
  ])
})

it('is ticked once, however many tick it at the same time', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => save({ step: 'proof_of_funds', isDone: true })),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200))
  expect((await read()).filter(({ isDone }: { isDone: boolean }) => isDone)).toHaveLength(1)
})

it.each([
  ['step', 'visa'],
  ['isDone', 'yes'],
  ['documentId', 'none'],
])('names the field %s when it is %j', async (field, value) => {
  const response = await save({ step: 'digital_photo', [field]: value })
  expect(response.statusCode).toBe(400)
  expect(response.json().issues[0]).toMatchObject({ path: field })
})

it('names only documents of the team', async () => {
  const response = await save({ step: 'digital_photo', documentId: world.strangersDocumentId })
  expect(response.statusCode).toBe(400)
  expect(response.json().error).toContain('documentId: ')
})
