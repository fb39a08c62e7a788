import { describe, expect, it } from 'vitest'
import { callTrpc, type Member } from '../support/members.ts'
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

describe('the activity of a workspace', () => {
  const list = async (member: Member, input: object = {}) =>
    (await callTrpc(test, 'query', 'auditEvents.ofWorkspace', { input, headers: member.cookie })).json()
      .result?.data.json
  const words = async (member: Member, input: object = {}): Promise<string[]> =>
    (await list(member, input)).events.map(
      ({ actorName, isYou, words: said }: { actorName: string | null; isYou: boolean; words: string }) =>
        `${isYou ? 'You' : actorName} ${said}`,
    )

  it('says to everybody of the team who did what, and to nobody else', async () => {
    const { teamId, founder, colleague, stranger } = teams
    await send(founder, 'PATCH', `/teams/${teamId}`, { teamName: 'Aurora' })
    test.clock.advance(1000)
    const milestone = { title: 'A secret milestone', status: 'upcoming', category: 'legal' }
    const { id } = (await send(colleague, 'POST', '/milestones', milestone)).json()
    test.clock.advance(1000)
    await send(colleague, 'PATCH', `/milestones/${id}`, { title: 'Another', dueDate: '2027-01-01' })
    const theirs = await words(founder, { limit: 3 })
    expect(theirs).toEqual([
      expect.stringMatching(/^(?!You).* changed a milestone: title, due date$/),
      expect.stringMatching(/ added a milestone$/),
      'You renamed the team',
    ])
    expect((await words(colleague, { limit: 3 }))[0]).toBe('You changed a milestone: title, due date')
    expect(JSON.stringify(await list(founder))).not.toContain('secret milestone')
    expect((await words(stranger)).join()).not.toMatch(/milestone|renamed/)
  })

  it('is filtered by person, part and period, and comes in pages', async () => {
    const { founder, colleague } = teams
    expect(await words(founder, { area: 'timeline', actorId: founder.userId })).toEqual([])
    expect(await words(founder, { area: 'timeline', actorId: colleague.userId })).toHaveLength(2)
    const today = test.clock.now().toISOString().slice(0, 10)
    expect(await words(founder, { area: 'timeline', from: today, to: today })).toHaveLength(2)
    expect(await words(founder, { area: 'timeline', to: '2001-01-01' })).toEqual([])
    const first = await list(founder, { limit: 2 })
    const second = await list(founder, { limit: 2, cursor: first.nextCursor })
    const all = await list(founder, { limit: 4 })
    expect([...first.events, ...second.events]).toEqual(all.events)
  })

  it('says who opened which paper, to whom it belongs', async () => {
    const { founder, colleague } = teams
    const { uploadURL } = (await send(founder, 'POST', '/documents/upload')).json()
    await test.inject({ method: 'PUT', url: uploadURL, payload: 'A letter.' })
    const document = (
      await send(founder, 'POST', '/documents', { fileName: 'letter.txt', objectPath: uploadURL })
    ).json()
    const path = `/documents/${document.id}`
    for (const how of ['download', 'preview', 'text']) {
      test.clock.advance(1000)
      expect((await send(founder, 'GET', `${path}/${how}`)).statusCode, how).toBe(200)
    }
    await send(colleague, 'GET', `${path}/download`)
    expect(await words(founder, { area: 'documents' })).toEqual([
      'You opened a document',
      'You opened a document',
      'You opened a document',
      'You added a document',
    ])
    expect(await words(colleague, { area: 'documents' })).toEqual([])
    // The actions stay those that earlier versions and programs know.
    expect((await send(founder, 'GET', '/audit-events?limit=1')).json()).toMatchObject([
      { action: 'create', entity: 'documentOpenings', entityId: document.id, changedFields: ['text'] },
    ])
  })
})
