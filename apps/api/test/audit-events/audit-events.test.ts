import { expect, it } from 'vitest'
import { sender, useTeams } from '../support/teams.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const teams = useTeams(test)
const send = sender(test)

it('refuses a stranger', async () => {
  expect((await send(null, 'GET', '/audit-events')).statusCode).toBe(401)
})

it('tells members what they wrote themselves, newest first, in pages, without the values', async () => {
  const { teamId, founder, colleague } = teams
  await send(founder, 'PATCH', `/teams/${teamId}`, { sector: 'A secret sector' })
  test.clock.advance(1000)
  const last = await send(founder, 'PATCH', `/team-members/${colleague.memberId}`, { nationality: 'Brazil' })
  test.clock.advance(1000)
  await send(colleague, 'PATCH', '/users/me', { country: 'Canada' })

  const response = await send(founder, 'GET', '/audit-events')
  expect(response.body).not.toContain('A secret sector')
  const events = response.json()
  expect(events).toEqual([
    {
      id: expect.any(String),
      at: expect.any(String),
      action: 'update',
      entity: 'teamMembers',
      entityId: colleague.memberId,
      requestId: last.headers['x-request-id'] ?? expect.any(String),
      changedFields: ['nationality'],
    },
    expect.objectContaining({ entity: 'teams', entityId: teamId, changedFields: ['sector'] }),
    expect.objectContaining({ action: 'create', entity: 'sessions' }),
  ])
  expect((await send(colleague, 'GET', '/audit-events')).json()).toMatchObject([
    { entity: 'users' },
    { entity: 'sessions' },
  ])

  const first = await send(founder, 'GET', '/audit-events?limit=2')
  const next = /<\/api([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? ''
  expect([...first.json(), ...(await send(founder, 'GET', next)).json()]).toEqual(events)
})

it('leaves nothing of a write that was refused', async () => {
  const { stranger, otherTeamId } = teams
  expect((await send(stranger, 'DELETE', `/team-members/${stranger.memberId}`)).statusCode).toBe(409)
  expect((await send(stranger, 'POST', '/team-members', { teamId: otherTeamId })).statusCode).toBe(400)
  expect((await send(stranger, 'GET', '/audit-events')).json()).toMatchObject([{ entity: 'sessions' }])
})
