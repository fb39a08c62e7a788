import { describe, expect, it } from 'vitest'
import { callTrpc, createMember } from '../support/members.ts'
import { readAudit, sender, useTeams } from '../support/teams.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const teams = useTeams(test)
const send = sender(test)

describe('authorisation', () => {
  it('refuses nobody in particular', async () => {
    for (const [method, path] of [
      ['GET', '/teams'],
      ['POST', '/teams'],
      ['GET', `/teams/${teams.teamId}`],
      ['PATCH', `/teams/${teams.teamId}`],
    ] as const) {
      expect((await send(null, method, path, method === 'GET' ? undefined : {})).statusCode).toBe(401)
    }
  })

  it('does not tell a stranger that the team exists', async () => {
    const { stranger, teamId } = teams
    for (const id of [teamId, 'no-such-team']) {
      for (const response of [
        await send(stranger, 'GET', `/teams/${id}`),
        await send(stranger, 'PATCH', `/teams/${id}`, { sector: 'Theirs' }),
      ]) {
        expect(response.statusCode).toBe(404)
        expect(response.json()).toEqual({ error: 'There is no such team.', code: 'NOT_FOUND' })
      }
    }
    const mine = (await send(stranger, 'GET', '/teams')).json()
    expect(mine.map(({ id }: { id: string }) => id)).toEqual([teams.otherTeamId])
  })

  it('lets members read the team, and founders alone change it', async () => {
    const path = `/teams/${teams.teamId}`
    expect((await send(teams.colleague, 'GET', path)).json()).toMatchObject({ role: 'member' })
    expect((await send(teams.colleague, 'PATCH', path, { sector: 'Mine' })).statusCode).toBe(403)
    expect((await send(teams.founder, 'PATCH', path, { sector: 'Energy' })).json()).toMatchObject({
      role: 'founder',
      sector: 'Energy',
    })
  })
})

it('makes the caller the founder of the team that they create', async () => {
  const { founder } = teams
  const input = {
    teamName: 'Harbour Grid',
    province: 'Nova Scotia',
    tractionData: { pilots: ['Halifax'] },
    website: 'https://harbour.example',
  }
  const response = await send(founder, 'POST', '/teams', input)
  expect(response.statusCode).toBe(200)
  const team = response.json()
  expect(team).toMatchObject({ ...input, province: 'NS', role: 'founder', operationsInCanada: false })
  expect((await send(founder, 'GET', `/teams/${team.id}`)).json()).toEqual(team)

  const members = (await send(founder, 'GET', `/team-members/${team.id}`)).json()
  expect(members).toMatchObject([{ userId: founder.userId, role: 'founder', fullName: 'Test Member' }])
  expect(await readAudit(test, team.id)).toMatchObject([
    {
      action: 'create',
      entity: 'teams',
      actorUserId: founder.userId,
      changedFields: expect.arrayContaining(Object.keys(input)),
    },
  ])
  expect(await readAudit(test, members[0].id)).toMatchObject([{ action: 'create', entity: 'teamMembers' }])
})

it('changes what is given, and nothing else', async () => {
  const path = `/teams/${teams.teamId}`
  const before = (await send(teams.founder, 'PATCH', path, { problem: 'P', tractionData: { a: 1 } })).json()
  const after = (await send(teams.founder, 'PATCH', path, { problem: null })).json()
  expect({ ...after, updatedAt: before.updatedAt }).toEqual({ ...before, problem: null })
})

it('gives pages', async () => {
  const first = await send(teams.founder, 'GET', '/teams?limit=1')
  expect(first.json()).toHaveLength(1)
  const next = /<\/api([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? ''
  const second = (await send(teams.founder, 'GET', next)).json()
  expect(second).toHaveLength(1)
  expect(second[0].id).not.toBe(first.json()[0].id)
})

it.each([
  ['teamName', ' '],
  ['teamName', undefined],
  ['province', 'Bavaria'],
  ['operationsInCanada', 'yes'],
  ['website', 'javascript:alert(1)'],
  ['tractionData', []],
])('names the field %s when it is %j', async (field, value) => {
  const response = await send(teams.founder, 'POST', '/teams', { teamName: 'New', [field]: value })
  expect(response.statusCode).toBe(400)
  expect(response.json().issues).toMatchObject([{ path: field }])
})

it('answers the same by tRPC', async () => {
  const response = await callTrpc(test, 'query', 'teams.get', {
    input: { id: teams.teamId },
    headers: teams.founder.cookie,
  })
  const rest = await send(teams.founder, 'GET', `/teams/${teams.teamId}`)
  expect(response.json().result.data.json).toEqual(rest.json())
})

it('lets a member be in fifty teams', async () => {
  const busy = await createMember(test, 'busy@example.com')
  const answers = await Promise.all(
    Array.from({ length: 52 }, () => send(busy, 'POST', '/teams', { teamName: 'Another' })),
  )
  const refused = answers.filter(({ statusCode }) => statusCode !== 200)
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([409, 409])
  expect(refused[0]?.json().error).toContain('You are in 50 teams')
})
