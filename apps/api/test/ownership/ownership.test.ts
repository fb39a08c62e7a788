import { beforeEach, describe, expect, it } from 'vitest'
import { readAudit, sender, useTeams } from '../support/teams.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const teams = useTeams(test)
const send = sender(test)
beforeEach(() => test.database.db.deleteFrom('ownership').execute())

const give = (memberId: string, votingRightsPct: unknown, others: object = {}) =>
  send(teams.colleague, 'POST', '/ownership', {
    teamId: teams.teamId,
    memberId,
    votingRightsPct,
    ...others,
  })

describe('authorisation', () => {
  it('refuses a stranger to the site', async () => {
    for (const response of [
      await send(null, 'GET', `/ownership/${teams.teamId}`),
      await send(null, 'POST', '/ownership', {}),
      await send(null, 'PATCH', '/ownership/x', {}),
      await send(null, 'DELETE', '/ownership/x'),
    ]) {
      expect(response.statusCode).toBe(401)
    }
  })

  it('refuses another team, and keeps its shares from them', async () => {
    const { teamId, stranger, founder } = teams
    const { id } = (await give(founder.memberId, 60)).json()
    expect((await send(stranger, 'GET', `/ownership/${teamId}`)).statusCode).toBe(403)
    const theirs = { teamId, memberId: founder.memberId, votingRightsPct: 1 }
    expect((await send(stranger, 'POST', '/ownership', theirs)).statusCode).toBe(403)
    for (const each of [id, 'no uuid']) {
      expect((await send(stranger, 'PATCH', `/ownership/${each}`, { votingRightsPct: 1 })).statusCode).toBe(
        404,
      )
      expect((await send(stranger, 'DELETE', `/ownership/${each}`)).json()).toEqual({ id: each })
    }
    expect((await send(founder, 'GET', `/ownership/${teamId}`)).json()).toMatchObject([
      { id, votingRightsPct: 60 },
    ])
  })

  it('refuses a member of another team', async () => {
    const response = await give(teams.stranger.memberId, 10)
    expect(response.statusCode).toBe(400)
    expect(response.json().error).toBe('memberId: Please select a team member')
  })
})

it('gives, changes and takes away a share', async () => {
  const { founder, teamId } = teams
  const share = (await give(founder.memberId, 60, { vestingTerms: '4 years' })).json()
  expect(share).toMatchObject({ teamId, memberId: founder.memberId, votingRightsPct: 60 })
  const path = `/ownership/${share.id}`
  expect((await send(founder, 'PATCH', path, { votingRightsPct: 100 })).json()).toMatchObject({
    votingRightsPct: 100,
    vestingTerms: '4 years',
  })
  expect((await send(founder, 'PATCH', path, { vestingTerms: null })).json()).toMatchObject({
    votingRightsPct: 100,
    vestingTerms: null,
  })
  for (const _ of [1, 2]) expect((await send(founder, 'DELETE', path)).statusCode).toBe(200)
  expect((await readAudit(test, share.id)).map(({ action }) => action)).toEqual([
    'create',
    'update',
    'update',
    'delete',
  ])
})

it('has one share for each member', async () => {
  await give(teams.founder.memberId, 10)
  const second = await give(teams.founder.memberId, 10)
  expect(second.statusCode).toBe(409)
  expect(second.json().error).toContain('has a share already')
})

it('never exceeds 100 percent, and says what is left', async () => {
  const { founder, colleague } = teams
  await give(founder.memberId, 60)
  const tooMuch = await give(colleague.memberId, 41)
  expect(tooMuch.statusCode).toBe(409)
  expect(tooMuch.json().error).toContain('leave 40%')
  const { id } = (await give(colleague.memberId, 40)).json()
  expect((await send(founder, 'PATCH', `/ownership/${id}`, { votingRightsPct: 41 })).statusCode).toBe(409)
  expect((await send(founder, 'PATCH', `/ownership/${id}`, { votingRightsPct: 39 })).statusCode).toBe(200)
})

it('never exceeds 100 percent when shares are given and changed at once', async () => {
  const { founder, colleague, teamId } = teams
  const { id } = (await give(founder.memberId, 30)).json()
  const answers = await Promise.all([
    give(colleague.memberId, 60),
    send(founder, 'PATCH', `/ownership/${id}`, { votingRightsPct: 60 }),
    give(colleague.memberId, 60),
    send(founder, 'PATCH', `/ownership/${id}`, { votingRightsPct: 61 }),
  ])
  for (const { statusCode } of answers) expect([200, 409]).toContain(statusCode)
  const shares = (await send(founder, 'GET', `/ownership/${teamId}`)).json()
  const total = shares.reduce(
    (sum: number, { votingRightsPct }: { votingRightsPct: number }) => sum + votingRightsPct,
    0,
  )
  expect(total).toBeLessThanOrEqual(100)
})

it.each([
  ['memberId', ''],
  ['votingRightsPct', 101],
  ['votingRightsPct', '10'],
  ['votingRightsPct', 9.5],
  ['vestingTerms', 4],
])('names the field %s when it is %j', async (field, value) => {
  const response = await give(teams.founder.memberId, 10, { [field]: value })
  expect(response.statusCode).toBe(400)
  expect(response.json().issues.map(({ path }: { path: string }) => path)).toContain(field)
})
