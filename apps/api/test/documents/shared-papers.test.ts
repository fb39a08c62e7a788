import { createTeam, createTeamMember } from '@suv/db/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { callTrpc, createApiKeyHeaders, createMember, type Member } from '../support/members.ts'
import { sender } from '../support/teams.ts'
import { useTestServer } from '../support/test-server.ts'

/*
 * Who reads whose papers, on every way to them: personal ones paper by paper as their owner decided, the company's by role.
 */

const test = useTestServer()
const send = sender(test)
const text = 'Passport No. AK0123456\nDate of expiry: 14 March 2031'

type Role = 'owner' | 'editor' | 'reader' | 'removed' | 'other'
let count = 0
let teamId: string
let seats: Record<Role, string>
let people: Record<Role, Member>
beforeEach(async () => {
  count += 1
  await test.database.db.deleteFrom('rateLimits').execute()
  const { db } = test.database
  const member = (role: Role) => createMember(test, `${role}-${count}@example.com`)
  people = {
    owner: await member('owner'),
    editor: await member('editor'),
    reader: await member('reader'),
    removed: await member('removed'),
    other: await member('other'),
  }
  teamId = (await createTeam(db)).id
  const elsewhere = (await createTeam(db)).id
  seats = {} as Record<Role, string>
  for (const role of ['owner', 'editor', 'reader', 'removed', 'other'] as const) {
    const { id } = await createTeamMember(db, {
      teamId: role === 'other' ? elsewhere : teamId,
      userId: people[role].userId,
      workspaceRole: role === 'reader' ? 'reader' : role === 'owner' || role === 'other' ? 'owner' : 'editor',
      passportName: role,
    })
    seats[role] = id
  }
  await removeFromTeam('removed')
})

async function removeFromTeam(role: Role): Promise<void> {
  const answer = await callTrpc(test, 'mutation', 'workspaces.removePerson', {
    input: { id: seats[role] },
    headers: people.owner.cookie,
  })
  expect(answer.statusCode).toBe(200)
}

async function upload(role: Role, category = 'business_docs'): Promise<string> {
  const member = people[role]
  const { uploadURL } = (await send(member, 'POST', '/documents/upload')).json()
  await test.inject({
    method: 'PUT',
    url: uploadURL,
    payload: text,
    headers: { 'content-type': 'text/plain' },
  })
  const values = { fileName: `${role}.txt`, fileType: 'text/plain', objectPath: uploadURL, category }
  return (await send(member, 'POST', '/documents', values)).json().id
}
const change = (role: Role, id: string, values: object) =>
  send(people[role], 'PATCH', `/documents/${id}`, values)
const share = async (id: string, sharing: string) =>
  expect((await change('editor', id, { sharing })).statusCode).toBe(200)

/** What each way to a document answers to somebody, by session and with an API key; nobody for `null`. */
async function waysTo(role: Role | null, id: string): Promise<Record<string, number[]>> {
  const headers =
    role === null ? [{}] : [people[role].cookie, await createApiKeyHeaders(test, people[role], 'write')]
  const ways: [name: string, method: 'GET' | 'POST', path: string, payload?: object][] = [
    ['download', 'GET', `/documents/${id}/download`],
    ['preview', 'GET', `/documents/${id}/preview`],
    ['text', 'GET', `/documents/${id}/text`],
    ['link', 'POST', `/documents/${id}/link`],
    ['analyze', 'POST', `/documents/${id}/analyze`, { documentText: text }],
  ]
  const found: Record<string, number[]> = {}
  for (const [name, method, path, payload] of ways) {
    found[name] = []
    for (const each of headers) {
      const answer = await test.inject({
        method,
        url: `/api${path}`,
        headers: each,
        ...(payload && { payload }),
      })
      found[name].push(answer.statusCode)
    }
  }
  return found
}
const all = (status: number, keys = 2) =>
  Object.fromEntries(
    ['download', 'preview', 'text', 'link', 'analyze'].map((way) => [way, Array(keys).fill(status)]),
  )
const papersSeenBy = async (role: Role) => {
  const answer = await send(people[role], 'GET', `/team-papers/${teamId}`)
  return answer.statusCode === 200 ? answer.json() : answer.statusCode
}
const openings = async () =>
  (
    await test.database.db
      .selectFrom('auditEvents')
      .select(['actorUserId', 'subjectUserId', 'teamId', 'changedFields'])
      .where('entity', '=', 'documentOpenings')
      .execute()
  ).filter(({ actorUserId }) => Object.values(people).some(({ userId }) => userId === actorUserId))

describe('a paper of a person', () => {
  it('is there for the team with its kind and last day, and opens for nobody else', async () => {
    const id = await upload('editor')
    await change('editor', id, { checklistKey: 'passport-or-travel-document', expiresOn: '2031-03-14' })
    for (const role of ['owner', 'reader'] as const) {
      expect(await papersSeenBy(role)).toEqual([
        {
          id,
          memberId: seats.editor,
          memberName: 'editor',
          isYours: false,
          category: 'personal-documents',
          checklistKey: 'passport-or-travel-document',
          expiresOn: '2031-03-14',
          sharing: 'existence',
          file: null,
        },
      ])
    }
    expect(await papersSeenBy('other')).toBe(403)
    expect(await papersSeenBy('removed')).toBe(403)
    for (const role of ['owner', 'reader', 'removed', 'other'] as const) {
      expect(await waysTo(role, id), role).toEqual(all(404))
      expect((await change(role, id, { fileName: 'mine.txt' })).statusCode).toBe(404)
      expect((await send(people[role], 'DELETE', `/documents/${id}`)).statusCode).toBe(200)
    }
    expect(await waysTo(null, id)).toEqual(all(401, 1))
    expect(await waysTo('editor', id)).toEqual(all(200))
  })

  it('is opened by the team once its owner says so, which is kept, and by nobody when they take it back', async () => {
    const id = await upload('editor')
    await share(id, 'content')
    expect((await papersSeenBy('reader'))[0]).toMatchObject({
      sharing: 'content',
      file: { fileName: 'editor.txt' },
    })
    // Read and shown; neither taken out by an address without a name, nor read into an analysis of somebody else's.
    const shared = { ...all(404), download: [200, 200], preview: [200, 200] }
    expect(await waysTo('reader', id)).toEqual(shared)
    for (const role of ['removed', 'other'] as const) expect(await waysTo(role, id), role).toEqual(all(404))
    expect((await change('owner', id, { sharing: 'nothing' })).statusCode).toBe(404)
    expect(await openings()).toEqual(
      ['download', 'download', 'preview', 'preview'].map((how) => ({
        actorUserId: people.reader.userId,
        subjectUserId: people.editor.userId,
        teamId: null,
        changedFields: [how],
      })),
    )
    const activity = await callTrpc(test, 'query', 'auditEvents.ofWorkspace', {
      input: {},
      headers: people.editor.cookie,
    })
    expect(activity.json().result.data.json.events.map(({ words }: { words: string }) => words)).toContain(
      'opened a document of yours',
    )

    await share(id, 'existence')
    expect(await waysTo('reader', id)).toEqual(all(404))
    await share(id, 'nothing')
    expect(await papersSeenBy('reader')).toEqual([])
    expect(await papersSeenBy('editor')).toMatchObject([{ id, sharing: 'nothing' }])
  })

  it('is closed at once when whoever read it, or whose it is, leaves, and stays closed when they return', async () => {
    const id = await upload('editor')
    await share(id, 'content')
    await removeFromTeam('reader')
    expect(await waysTo('reader', id)).toEqual(all(404))
    expect((await waysTo('owner', id)).download).toEqual([200, 200])
    await removeFromTeam('editor')
    expect(await waysTo('owner', id)).toEqual(all(404))
    expect(await papersSeenBy('owner')).toEqual([])
    const { db } = test.database
    await db
      .updateTable('teamMembers')
      .set({ userId: people.editor.userId })
      .where('id', '=', seats.editor)
      .execute()
    expect(await waysTo('owner', id)).toEqual(all(404))
    expect(await papersSeenBy('owner')).toMatchObject([{ id, sharing: 'existence', file: null }])
  })

  it('is shared with the team that its owner works in, and with no other of theirs', async () => {
    const id = await upload('editor')
    await createTeamMember(test.database.db, {
      teamId: (await seatOf('other')).teamId,
      userId: people.editor.userId,
      passportName: 'editor elsewhere',
    })
    await share(id, 'content')
    expect(await waysTo('other', id)).toEqual(all(404))
    expect((await waysTo('reader', id)).download).toEqual([200, 200])
  })

  it('does not become the company’s', async () => {
    const id = await upload('editor')
    const answer = await change('editor', id, { category: 'settlement-funds', holder: 'company' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error).toContain('The papers of a person stay theirs')
  })
})

const seatOf = (role: Role) =>
  test.database.db
    .selectFrom('teamMembers')
    .selectAll()
    .where('id', '=', seats[role])
    .executeTakeFirstOrThrow()

describe('a business document', () => {
  it('is read by everybody who works for the company, and changed by who may write', async () => {
    const id = await upload('editor', 'business-documents')
    const listed = async (role: Role) =>
      (await send(people[role], 'GET', `/documents/${people[role].userId}`)).json()
    for (const role of ['owner', 'editor', 'reader'] as const) {
      expect(await listed(role), role).toMatchObject([
        { id, userId: people.editor.userId, holder: 'company' },
      ])
    }
    expect(await waysTo('reader', id)).toEqual({ ...all(200), link: [403, 403] })
    for (const role of ['removed', 'other'] as const) {
      expect(await listed(role), role).toEqual([])
      expect(await waysTo(role, id), role).toEqual(all(404))
    }
    expect((await change('reader', id, { fileName: 'mine.txt' })).statusCode).toBe(403)
    expect((await send(people.reader, 'DELETE', `/documents/${id}`)).statusCode).toBe(403)
    expect((await change('owner', id, { fileName: 'plan.txt' })).statusCode).toBe(200)
    expect((await change('owner', id, { category: 'personal-documents' })).statusCode).toBe(403)
    expect((await change('editor', id, { holder: 'person' })).json().holder).toBe('person')
    expect(await listed('owner')).toEqual([])
  })

  it('goes into packs of who may read it, and a person’s paper into nobody else’s', async () => {
    const [companys, personal] = [await upload('editor', 'business-documents'), await upload('editor')]
    await share(personal, 'content')
    const pack = async (role: Role, documentId: string) =>
      (
        await send(people[role], 'POST', '/document-packs', {
          title: 'Pack',
          destination: 'other',
          limitMb: 5,
          papers: [{ documentId, label: 'Paper' }],
        })
      ).statusCode
    expect(await pack('reader', companys)).toBe(200)
    for (const role of ['removed', 'other'] as const) expect(await pack(role, companys), role).toBe(400)
    expect(await pack('editor', personal)).toBe(200)
    expect(await pack('reader', personal)).toBe(400)
  })

  it('of somebody who left stays with the company, and is closed to them', async () => {
    const id = await upload('editor', 'business-documents')
    await removeFromTeam('editor')
    expect(await waysTo('editor', id)).toEqual(all(404))
    expect((await waysTo('owner', id)).download).toEqual([200, 200])
    await test.database.db.deleteFrom('users').where('id', '=', people.editor.userId).execute()
    expect((await waysTo('owner', id)).download).toEqual([200, 200])
  })

  it('has analyses that the company reads, and who opened them is kept once a day', async () => {
    const id = await upload('editor', 'business-documents')
    const made = await send(people.editor, 'POST', `/documents/${id}/analyze`, { documentText: text })
    const analyses = async (role: Role) =>
      (await send(people[role], 'GET', `/document-analyses/${people[role].userId}`))
        .json()
        .map((analysis: { id: string }) => analysis.id)
    for (let times = 0; times < 2; times++) {
      expect(await analyses('reader')).toEqual([made.json().id])
    }
    expect(await analyses('editor')).toEqual([made.json().id])
    expect(await analyses('removed')).toEqual([])
    const noted = await test.database.db
      .selectFrom('auditEvents')
      .select(['actorUserId', 'subjectUserId', 'teamId'])
      .where('entity', '=', 'analysisOpenings')
      .where('entityId', '=', made.json().id)
      .execute()
    const [actorUserId, subjectUserId] = [people.reader.userId, people.editor.userId]
    expect(noted).toEqual([{ actorUserId, subjectUserId, teamId }])
    const gone = await send(people.reader, 'DELETE', `/document-analyses/${made.json().id}`)
    expect(gone.statusCode).toBe(403)
    await change('editor', id, { holder: 'person' })
    expect(await analyses('reader')).toEqual([])
  })

  it('comes to the company with the team that its owner founds', async () => {
    const founder = await createMember(test, `founder-${count}@example.com`)
    people.other = founder
    const id = await upload('other', 'incorporation')
    const passport = await upload('other')
    const founded = await send(founder, 'POST', '/teams', { teamName: 'Harbour Grid' })
    expect(founded.statusCode).toBe(200)
    const list = (await send(founder, 'GET', `/documents/${founder.userId}`)).json()
    expect(
      Object.fromEntries(list.map((one: { id: string; holder: string }) => [one.id, one.holder])),
    ).toEqual({ [id]: 'company', [passport]: 'person' })
  })

  it('is ticked for everybody, by who may write', async () => {
    const tick = (role: Role, checklistKey: string) =>
      callTrpc(test, 'mutation', 'documents.tick', { input: { checklistKey }, headers: people[role].cookie })
    const ticks = async (role: Role) =>
      (await callTrpc(test, 'query', 'documents.ticks', { headers: people[role].cookie }))
        .json()
        .result.data.json.map(({ checklistKey }: { checklistKey: string }) => checklistKey)
    expect((await tick('reader', 'pitch-deck')).statusCode).toBe(403)
    expect((await tick('editor', 'pitch-deck')).statusCode).toBe(200)
    expect((await tick('owner', 'pitch-deck')).statusCode).toBe(200)
    expect((await tick('reader', 'receipt-for-fees')).statusCode).toBe(200)
    expect(await ticks('owner')).toEqual(['pitch-deck'])
    expect(await ticks('reader')).toEqual(['pitch-deck', 'receipt-for-fees'])
    expect(await ticks('removed')).toEqual([])
    const untick = await callTrpc(test, 'mutation', 'documents.untick', {
      input: { checklistKey: 'pitch-deck' },
      headers: people.owner.cookie,
    })
    expect(untick.statusCode).toBe(200)
    expect(await ticks('editor')).toEqual([])
  })
})
