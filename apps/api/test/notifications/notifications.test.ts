import type { ListedNotification } from '@suv/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callTrpc, type Member } from '../support/members.ts'
import { createTeamWorld, type TeamWorld } from '../support/team-records.ts'

let world: TeamWorld
beforeAll(async () => {
  world = await createTeamWorld()
})
afterAll(() => world.test.close())

async function list(member: Member, today: string): Promise<ListedNotification[]> {
  const response = await callTrpc(world.test, 'query', 'notifications.list', {
    input: { today },
    headers: member.cookie,
  })
  expect(response.statusCode, response.body).toBe(200)
  return response.json().result.data.json
}

function markRead(member: Member, keys: unknown) {
  return callTrpc(world.test, 'mutation', 'notifications.markRead', {
    input: { keys },
    headers: member.cookie,
  })
}

const unread = (notifications: ListedNotification[]) =>
  notifications.filter(({ isRead }) => !isRead).map(({ title }) => title)

it('tells of their team’s milestones and papers, each reader for themselves', async () => {
  const { founder, colleague, stranger, teamId, organizationId, send } = world
  await send(founder, 'POST', '/milestones', {
    title: 'Open a bank account',
    status: 'upcoming',
    category: 'financial',
    dueDate: '2026-06-10T00:00:00Z',
  })
  await send(founder, 'POST', '/work-permits', {
    teamId,
    memberId: founder.memberId,
    status: 'approved',
    expiryDate: '2026-06-20',
  })
  await send(founder, 'POST', '/commitment-certificates', {
    teamId,
    organizationId,
    certificateId: 'C-77',
    status: 'issued',
    issuedDate: '2025-12-15',
  })
  const permit = 'Work permit expires (founder@example.com)'
  const certificate = 'Commitment certificate C-77: last day to apply'
  expect(unread(await list(founder, '2026-06-08'))).toEqual(['Open a bank account', certificate, permit])
  expect(unread(await list(colleague, '2026-06-08'))).toEqual(['Open a bank account', certificate, permit])
  expect(await list(stranger, '2026-06-08')).toEqual([])

  const keys = (await list(founder, '2026-06-08')).map(({ key }) => key)
  for (const _ of [1, 2]) expect((await markRead(founder, keys)).statusCode).toBe(200)
  expect(unread(await list(founder, '2026-06-08'))).toEqual([])
  expect(unread(await list(colleague, '2026-06-08'))).toEqual(['Open a bank account', certificate, permit])
  // Over its day, the milestone is news again.
  expect(unread(await list(founder, '2026-06-11'))).toEqual(['Open a bank account'])

  const audit = await world.test.database.db
    .selectFrom('auditEvents')
    .select('entityId')
    .where('entity', '=', 'notificationReads')
    .execute()
  expect(audit).toEqual([{ entityId: founder.userId }])
})

it('takes the day in UTC where none is given, and refuses what is no day or no list', async () => {
  const { founder, test } = world
  const call = (input: object) =>
    callTrpc(test, 'query', 'notifications.list', { input, headers: founder.cookie })
  expect((await call({})).statusCode).toBe(200)
  expect((await call({ today: '31 May' })).statusCode).toBe(400)
  for (const keys of [[], [''], Array(501).fill('x'), 'x', ['x'.repeat(201)]]) {
    expect((await markRead(founder, keys)).statusCode, JSON.stringify(keys)).toBe(400)
  }
})

it('reminds once of a language result that stands both in the scores and among the dates', async () => {
  const { colleague, teamId, send } = world
  const titles = async () =>
    (await list(colleague, '2026-12-20'))
      .map(({ title }) => title)
      .filter((title) => title.startsWith('Language result'))
  const scores = { languageScores: { test: 'IELTS', testDate: '2025-01-10' } }
  const saved = await send(colleague, 'PATCH', `/team-members/${colleague.memberId}`, scores)
  expect(saved.statusCode, saved.body).toBe(200)
  expect(await titles()).toEqual(['Language result: last day (colleague@example.com, IELTS)'])
  const date = { teamId, memberId: colleague.memberId, kind: 'language_result', day: '2025-01-10' }
  await send(colleague, 'POST', '/validity-dates', { ...date, label: 'IELTS General' })
  expect(await titles()).toEqual(['Language result: last day (colleague@example.com, IELTS General)'])
  // Another sitting is another paper.
  await send(colleague, 'POST', '/validity-dates', { ...date, label: 'TEF', day: '2025-01-11' })
  expect(await titles()).toHaveLength(2)
})
