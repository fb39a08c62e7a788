import { expect, it } from 'vitest'
import { useMembers } from '../support/members.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const [member, other] = useMembers(test, 'ada@example.com', 'grace@example.com')

const find = (userId = member.userId, headers: object = member.cookie) =>
  test.inject({ method: 'GET', url: `/api/financial-data/${userId}`, headers: { ...headers } })
const write = (
  method: 'PUT' | 'PATCH',
  payload: object,
  userId = member.userId,
  headers: object = member.cookie,
) => test.inject({ method, url: `/api/financial-data/${userId}`, payload, headers: { ...headers } })

const data = {
  startupCapital: 50_000,
  projectedBreakeven: 18,
  fastTrackInvestment: 0,
  fundingSources: [
    { source: 'Maple Ventures', amount: 200_000, committed: true, support_letter_status: 'received' },
  ],
  cashFlowProjections: {
    monthly_projections: [
      { month: 1, revenue: 100, expenses: 150, net_cash_flow: -50, cumulative_cash: -50 },
    ],
    assumptions: {
      avg_visit_value: 180,
      initial_patients_per_day: 8,
      growth_rate_monthly: 0.15,
      operating_days_per_month: 22,
      staff_cost_percentage: 0.55,
      fixed_monthly_costs: 15_000,
    },
  },
  vcInvestmentCommitted: 200_000,
  angelInvestmentCommitted: null,
  settlementFunds: 30_000,
  totalInvestmentRequired: 300_000,
}

it('answers 401 to a stranger and 403 to another member', async () => {
  expect((await find(member.userId, {})).statusCode).toBe(401)
  expect((await find(member.userId, other.cookie)).statusCode).toBe(403)
  for (const method of ['PUT', 'PATCH'] as const) {
    expect((await write(method, data, member.userId, {})).statusCode).toBe(401)
    expect((await write(method, data, member.userId, other.cookie)).statusCode).toBe(403)
  }
})

it('is null before the first save', async () => {
  expect((await find(other.userId, other.cookie)).body).toBe('null')
})

it('keeps what is sent, changes what is sent later, and records both', async () => {
  const stored = (await write('PUT', data)).json()
  expect(stored).toMatchObject({ ...data, userId: member.userId })
  expect((await find()).json()).toEqual(stored)

  test.clock.advance(1000)
  const changed = (await write('PATCH', { cashFlowProjections: null, settlementFunds: null })).json()
  expect(changed).toEqual({
    ...stored,
    cashFlowProjections: null,
    settlementFunds: null,
    updatedAt: expect.any(String),
  })
  const events = await test.database.db
    .selectFrom('auditEvents')
    .select(['action', 'changedFields'])
    .where('entityId', '=', stored.id)
    .orderBy('at')
    .execute()
  expect(events).toEqual([
    { action: 'create', changedFields: expect.arrayContaining(Object.keys(data)) },
    { action: 'update', changedFields: ['settlementFunds', 'cashFlowProjections'].toSorted() },
  ])
})

it('loses no field of first saves at once', async () => {
  const fields = ['startupCapital', 'projectedBreakeven', 'settlementFunds', 'vcInvestmentCommitted']
  await Promise.all(
    fields.map((field, index) => write('PATCH', { [field]: index + 1 }, other.userId, other.cookie)),
  )
  expect((await find(other.userId, other.cookie)).json()).toMatchObject({
    startupCapital: 1,
    projectedBreakeven: 2,
    settlementFunds: 3,
    vcInvestmentCommitted: 4,
    fundingSources: [],
  })
})

it('refuses to overwrite what was saved since it was read, and loses nothing', async () => {
  const read = (await write('PATCH', { startupCapital: 10 })).json()
  // The same millisecond, another version.
  const newer = (await write('PATCH', { startupCapital: 20, updatedAt: read.updatedAt })).json()
  expect(newer.updatedAt > read.updatedAt).toBe(true)
  const late = await write('PATCH', { startupCapital: 30, updatedAt: read.updatedAt })
  expect(late.statusCode).toBe(409)
  expect(late.json().error).toContain('saved in another place')
  expect((await find()).json()).toEqual(newer)
  // Who has read that there is nothing yet may not overwrite what is there by now.
  expect((await write('PATCH', { startupCapital: 40, updatedAt: null })).statusCode).toBe(409)
  const [first, second] = await Promise.all(
    [1, 2].map((startupCapital) => write('PATCH', { startupCapital, updatedAt: newer.updatedAt })),
  )
  expect([first?.statusCode, second?.statusCode].toSorted()).toEqual([200, 409])
})

it.each([
  ['startupCapital', -1],
  ['projectedBreakeven', 601],
  ['fastTrackInvestment', 1.5],
  ['fundingSources', 'none'],
  ['fundingSources.0.amount', '', { fundingSources: [{ source: 'Bank', amount: '5', committed: true }] }],
  ['cashFlowProjections', []],
  ['vcInvestmentCommitted', '200000'],
  ['angelInvestmentCommitted', 3e9],
  ['settlementFunds', true],
  ['totalInvestmentRequired', {}],
])('names the field %s when it is %j', async (field, value, patch?: object) => {
  const response = await write('PATCH', patch ?? { [field]: value })
  expect(response.statusCode).toBe(400)
  expect(response.json().issues).toMatchObject([{ path: field }])
})
