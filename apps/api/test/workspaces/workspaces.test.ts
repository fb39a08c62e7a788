import { createTeamMember } from '@suv/db/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { deleteTeamsHandler } from '../../src/features/workspaces/delete-teams.job.ts'
import { callTrpc, createApiKeyHeaders, createMember, type Member } from '../support/members.ts'
import { readAudit, sender, type TeamMate } from '../support/teams.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const send = sender(test)
let count = 0
let teamId: string
let owner: Member
let editor: TeamMate
let reader: TeamMate
beforeEach(async () => {
  count += 1
  // Each test signs in three and more, of whom the limit would let in ten a minute.
  await test.database.db.deleteFrom('rateLimits').execute()
  owner = await createMember(test, `owner-${count}@example.com`)
  teamId = (await send(owner, 'POST', '/teams', { teamName: 'Harbour Grid' })).json().id
  editor = await join('editor')
  reader = await join('reader')
})

async function join(workspaceRole: 'editor' | 'reader'): Promise<TeamMate> {
  const member = await createMember(test, `${workspaceRole}-${count}@example.com`)
  const values = { teamId, userId: member.userId, workspaceRole, passportName: workspaceRole }
  return { ...member, memberId: (await createTeamMember(test.database.db, values)).id }
}

const milestone = { title: 'Incorporate', status: 'upcoming', category: 'legal' }
const ask = (member: Member, path: string, input?: unknown) =>
  callTrpc(test, 'query', `workspaces.${path}`, { input, headers: member.cookie })
const act = (member: Member, path: string, input: unknown) =>
  callTrpc(test, 'mutation', `workspaces.${path}`, { input, headers: member.cookie })
const titles = async (member: Member) =>
  (await send(member, 'GET', `/milestones/${member.userId}`))
    .json()
    .map(({ title }: { title: string }) => title)
const roles = async () =>
  Object.fromEntries(
    (await ask(owner, 'people', { id: teamId }))
      .json()
      .result.data.json.map(({ name, role }: { name: string; role: string }) => [name, role]),
  )

describe('a team’s people', () => {
  it('see one timeline and one plan, each under their own id, and who made what', async () => {
    await send(owner, 'POST', '/milestones', milestone)
    const theirs = (
      await send(editor, 'POST', '/milestones', { ...milestone, title: 'Find an angel' })
    ).json()
    expect(theirs.userId).toBe(editor.userId)
    for (const member of [owner, editor, reader]) {
      expect(await titles(member)).toEqual(['Incorporate', 'Find an angel'])
    }
    expect(await readAudit(test, theirs.id)).toMatchObject([
      { action: 'create', teamId, actorUserId: editor.userId },
    ])
    const plan = (await send(owner, 'POST', '/business-plans', { executiveSummary: 'One.' })).json()
    const begun = await send(editor, 'POST', '/business-plans', { executiveSummary: 'Two.' })
    expect(begun.statusCode).toBe(409)
    expect(begun.json().current).toMatchObject({ id: plan.id, executiveSummary: 'One.' })
    expect(begun.json().current).not.toHaveProperty('workspaceId')
    for (const member of [owner, editor, reader]) {
      const progress = (await send(member, 'GET', `/business-plan/${member.userId}`)).json()
      expect(progress).toMatchObject({ id: plan.id })
    }
  })

  it('never write over each other silently', async () => {
    const plan = (await send(owner, 'POST', '/business-plans', { executiveSummary: 'One.' })).json()
    const { lastModified } = plan
    const save = (member: Member, executiveSummary: string) =>
      send(member, 'PUT', `/business-plans/${plan.id}`, { executiveSummary, lastModified })
    expect((await save(editor, 'The editor’s.')).statusCode).toBe(200)
    const late = await save(owner, 'The owner’s.')
    expect(late.statusCode).toBe(409)
    expect(late.json().current.executiveSummary).toBe('The editor’s.')
  })

  it('who had a plan before they came keep it, and may open it again', async () => {
    const newcomer = await createMember(test, `newcomer-${count}@example.com`)
    await send(newcomer, 'POST', '/milestones', { ...milestone, title: 'Of my own' })
    await send(owner, 'POST', '/milestones', milestone)
    await createTeamMember(test.database.db, { teamId, userId: newcomer.userId, passportName: 'Newcomer' })
    expect(await titles(newcomer)).toEqual(['Incorporate'])
    expect((await ask(newcomer, 'list')).json().result.data.json).toEqual([
      { teamId, teamName: 'Harbour Grid', role: 'editor', isOpen: true, deleteAt: null },
      { teamId: null, teamName: null, role: 'owner', isOpen: false, deleteAt: null },
    ])
    expect((await act(newcomer, 'open', { teamId: null })).statusCode).toBe(200)
    expect(await titles(newcomer)).toEqual(['Of my own'])
    expect(await titles(owner)).toEqual(['Incorporate'])
    expect((await act(newcomer, 'open', { teamId })).statusCode).toBe(200)
    expect(await titles(newcomer)).toEqual(['Incorporate'])
  })
})

it('a founder’s work becomes the company’s when they create the team', async () => {
  const founder = await createMember(test, `founder-${count}@example.com`)
  await send(founder, 'POST', '/milestones', milestone)
  await send(founder, 'PUT', `/financial-data/${founder.userId}`, { settlementFunds: 30_000 })
  await send(founder, 'POST', '/teams', { teamName: 'Meadow' })
  expect(await titles(founder)).toEqual(['Incorporate'])
  expect((await send(founder, 'GET', `/financial-data/${founder.userId}`)).json()).toMatchObject({
    settlementFunds: 30_000,
  })
})

describe('the owner', () => {
  it('says who may write, which holds at once, for API keys too', async () => {
    const key = await createApiKeyHeaders(test, editor, 'write')
    const write = () =>
      test.inject({ method: 'POST', url: '/api/milestones', headers: key, payload: milestone })
    expect((await write()).statusCode).toBe(200)
    const changed = await act(owner, 'changeRole', { id: editor.memberId, role: 'reader' })
    expect(changed.json().result.data.json).toMatchObject({ name: 'editor', role: 'reader', isYou: false })
    const refused = await write()
    expect(refused.statusCode).toBe(403)
    expect(refused.json().error).toContain('Ask the owner of the team')
    expect((await act(owner, 'changeRole', { id: reader.memberId, role: 'editor' })).statusCode).toBe(200)
    expect((await send(reader, 'POST', '/milestones', milestone)).statusCode).toBe(200)
    expect((await act(owner, 'changeRole', { id: reader.memberId, role: 'owner' })).statusCode).toBe(400)
  })

  it('says so for calls that were made before, too: who reads gets no answer that is kept', async () => {
    const headers = { ...editor.cookie, 'idempotency-key': 'once' }
    const create = () => test.inject({ method: 'POST', url: '/api/milestones', headers, payload: milestone })
    const first = await create()
    expect((await create()).json()).toEqual(first.json())
    await act(owner, 'changeRole', { id: editor.memberId, role: 'reader' })
    const refused = await create()
    expect(refused.statusCode).toBe(403)
    expect(refused.body).not.toContain(first.json().id)
  })

  it('hands the team over and is an editor then; there is one owner always', async () => {
    const { name } = (await act(owner, 'handOver', { id: editor.memberId })).json().result.data.json
    expect(name).toBe('editor')
    expect(Object.values(await roles()).toSorted()).toEqual(['editor', 'owner', 'reader'])
    expect((await roles()).editor).toBe('owner')
    expect((await act(owner, 'changeRole', { id: reader.memberId, role: 'editor' })).statusCode).toBe(403)
    const both = await Promise.all([
      act(editor, 'handOver', { id: reader.memberId }),
      act(editor, 'handOver', { id: reader.memberId }),
    ])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403])
    expect((await roles()).reader).toBe('owner')
  })

  it('cannot leave, be removed or be demoted before that', async () => {
    expect((await act(owner, 'leave', { id: teamId })).statusCode).toBe(409)
    await send(owner, 'PATCH', `/team-members/${editor.memberId}`, { role: 'founder' })
    const [own] = (await ask(owner, 'people', { id: teamId })).json().result.data.json
    for (const path of ['removePerson', 'handOver']) {
      expect((await act(editor, path, { id: own.id })).statusCode, path).toBe(403)
      expect((await act(owner, path, { id: own.id })).statusCode, path).toBe(409)
    }
    expect((await send(editor, 'DELETE', `/team-members/${own.id}`)).statusCode).toBe(403)
  })
})

describe('who leaves or is removed', () => {
  it.each([
    ['leaves', () => act(editor, 'leave', { id: teamId })],
    ['is removed', () => act(owner, 'removePerson', { id: editor.memberId })],
  ])('keeps what is theirs, and the company what is the company’s: %s', async (_, go) => {
    const made = (await send(editor, 'POST', '/milestones', milestone)).json()
    expect((await go()).statusCode).toBe(200)
    expect(await titles(editor)).toEqual([])
    expect((await send(editor, 'PATCH', `/milestones/${made.id}`, { title: 'Mine' })).statusCode).toBe(404)
    expect((await send(editor, 'GET', `/letters-of-support/${teamId}`)).statusCode).toBe(403)
    expect(await titles(owner)).toEqual(['Incorporate'])
    expect(await roles()).not.toHaveProperty('editor')
    const papers = (await send(owner, 'GET', `/team-members/${teamId}`)).json()
    expect(papers.map(({ fullName }: { fullName: string }) => fullName)).toContain('editor')
    expect((await send(editor, 'POST', '/milestones', { ...milestone, title: 'My own' })).statusCode).toBe(
      200,
    )
    expect(await titles(editor)).toEqual(['My own'])
    expect(await titles(owner)).toEqual(['Incorporate'])
  })
})

describe('a team that its owner deletes', () => {
  const pass = async () => {
    const { db } = test.database
    const handler = deleteTeamsHandler({ db, clock: test.clock, log: test.dependencies.log })
    const run = { id: '1', data: {}, signal: new AbortController().signal, jobs: test.dependencies.jobs }
    await handler.run(run)
  }
  const week = 7 * 24 * 60 * 60 * 1000
  const deleteAt = async (member: Member) =>
    (await ask(member, 'list'))
      .json()
      .result.data.json.find((one: { teamId: string }) => one.teamId === teamId)?.deleteAt

  it('is kept for a week, and goes with what it keeps and nothing of its people’s own', async () => {
    await send(owner, 'POST', '/milestones', milestone)
    for (const member of [editor, reader]) {
      expect((await act(member, 'scheduleDeletion', { id: teamId })).statusCode).toBe(403)
    }
    expect((await act(owner, 'scheduleDeletion', { id: teamId })).statusCode).toBe(200)
    expect(await deleteAt(reader)).toEqual(expect.any(String))
    await pass()
    expect(await titles(editor)).toEqual(['Incorporate'])
    expect((await act(editor, 'keepTeam', { id: teamId })).statusCode).toBe(403)
    expect((await act(owner, 'keepTeam', { id: teamId })).statusCode).toBe(200)
    expect(await deleteAt(owner)).toBeNull()

    await act(owner, 'scheduleDeletion', { id: teamId })
    await test.database.db
      .updateTable('teams')
      .set({ deleteAt: new Date(test.clock.now().getTime() - week) })
      .where('id', '=', teamId)
      .execute()
    await Promise.all([pass(), pass()])
    expect(await deleteAt(owner)).toBeUndefined()
    for (const member of [owner, editor]) expect(await titles(member)).toEqual([])
    const left = test.database.db.selectFrom('workspaces').select('id').where('teamId', '=', teamId).execute()
    expect(await left).toEqual([])
    expect(await readAudit(test, teamId)).toMatchObject([
      { action: 'create' },
      { action: 'delete', changedFields: ['deleteAt'] },
      { action: 'update', changedFields: ['deleteAt'] },
      { action: 'delete' },
    ])
  })
})
