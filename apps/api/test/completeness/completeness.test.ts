import { listRowsToExport } from '@suv/db'
import {
  type Document,
  judgePack,
  markedEvidence,
  packs,
  requiredOf,
  type StoredPackEvidence,
} from '@suv/domain'
import { expect, it } from 'vitest'
import { readAudit, sender, type TeamMate, useTeams } from '../support/teams.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const teams = useTeams(test)
const send = sender(test)

const addPerson = async (member: TeamMate, relation = 'other'): Promise<string> =>
  (await send(member, 'POST', '/personal-history/people', { name: 'Amara Okafor', relation })).json().id
const addLetter = async (member: TeamMate, teamId: string): Promise<string> =>
  (
    await send(member, 'POST', '/ircc-letters', {
      teamId,
      memberId: member.memberId,
      kind: 'request',
      receivedOn: '2026-11-01',
    })
  ).json().id
async function upload(member: TeamMate): Promise<string> {
  const { uploadURL } = (await send(member, 'POST', '/documents/upload')).json()
  await test.inject({
    method: 'PUT',
    url: uploadURL,
    payload: 'hello',
    headers: { 'content-type': 'text/plain' },
  })
  const file = { fileName: 'receipt.txt', fileType: 'text/plain', fileSize: 5, objectPath: uploadURL }
  return (await send(member, 'POST', '/documents', file)).json().id
}
const mark = (member: TeamMate, values: object) =>
  send(member, 'PUT', '/pack-evidence', {
    pack: 'permanent_residence',
    item: 'fee',
    paper: 'Receipt of 2 May',
    place: 'this',
    ...values,
  })
const list = async (member: TeamMate): Promise<StoredPackEvidence[]> =>
  (await send(member, 'GET', '/pack-evidence')).json()

it('answers 401 to a stranger', async () => {
  for (const [method, path] of [
    ['GET', ''],
    ['PUT', ''],
    ['DELETE', '/x'],
  ] as const) {
    expect(
      (await send(null, method, `/pack-evidence${path}`, method === 'PUT' ? {} : undefined)).statusCode,
    ).toBe(401)
  }
})

it('keeps one mark of an item and a person, which is written anew and taken back', async () => {
  const { founder } = teams
  const personId = await addPerson(founder)
  const first = (await mark(founder, { personId })).json()
  expect(first).toMatchObject({ personId, memberId: null, documentId: null, paper: 'Receipt of 2 May' })
  const [again, once] = await Promise.all([
    mark(founder, { personId, place: 'earlier', paper: '' }),
    mark(founder, { personId, place: 'earlier', paper: '' }),
  ])
  expect([again.json().id, once.json().id]).toEqual([first.id, first.id])
  expect(await list(founder)).toMatchObject([{ id: first.id, place: 'earlier', paper: '' }])
  expect((await readAudit(test, first.id)).map(({ action }) => action)).toEqual([
    'create',
    'update',
    'update',
  ])
  const removed = await send(founder, 'DELETE', `/pack-evidence/${first.id}`)
  expect(removed.json()).toEqual({ id: first.id })
  expect((await send(founder, 'DELETE', `/pack-evidence/${first.id}`)).statusCode).toBe(200)
  expect(await list(founder)).toEqual([])
})

it('is complete by stored marks; deleting a document turns its item missing', async () => {
  const { founder } = teams
  const personId = await addPerson(founder)
  const documentId = await upload(founder)
  const pack = packs.work_permit_extension
  const people = [{ id: personId, name: 'Amara Okafor' }]
  for (const { item } of requiredOf(pack, people)) {
    const shown = item.id === 'funds' ? { documentId, paper: '' } : {}
    const answer = await mark(founder, { pack: 'work_permit_extension', item: item.id, personId, ...shown })
    expect(answer.statusCode).toBe(200)
  }
  const judged = async () => {
    const documents: Document[] = (await send(founder, 'GET', `/documents/${founder.userId}`)).json()
    const marked = markedEvidence(
      await list(founder),
      { pack: 'work_permit_extension', letterId: null },
      documents,
    )
    return judgePack(pack, people, marked)
  }
  expect(await judged()).toMatchObject({ verdict: 'complete' })
  await send(founder, 'DELETE', `/documents/${documentId}`)
  expect(await judged()).toMatchObject({ verdict: 'returned', missing: [{ id: 'funds' }] })
  await send(founder, 'DELETE', `/personal-history/people/${personId}`)
  expect(await list(founder)).toEqual([])
})

it('takes a founder of the team and a letter to them', async () => {
  const { founder, colleague, teamId } = teams
  const letterId = await addLetter(founder, teamId)
  const values = { pack: 'document_request', item: 'letter', memberId: founder.memberId, letterId }
  expect((await mark(colleague, values)).json()).toMatchObject({ memberId: founder.memberId, letterId })
  // Each keeps their own: nobody else of the team reads it.
  expect(await list(founder)).toEqual([])
  await send(founder, 'DELETE', `/ircc-letters/${letterId}`)
  expect(await list(colleague)).toEqual([])
})

it('refuses what is none of theirs, and what does not fit together', async () => {
  const { founder, stranger, otherTeamId, teamId } = teams
  const personId = await addPerson(founder)
  const theirs = {
    person: await addPerson(stranger),
    document: await upload(stranger),
    letter: await addLetter(stranger, otherTeamId),
  }
  const letterId = await addLetter(founder, teamId)
  const request = { pack: 'document_request', personId }
  for (const [values, message] of [
    [{ personId: theirs.person }, 'somebody of your family'],
    [{ memberId: stranger.memberId }, 'founder of your team'],
    [{ personId, documentId: theirs.document }, 'one of your documents'],
    [{ ...request, letterId: theirs.letter }, 'one of your team’s letters'],
    [{ ...request }, 'Choose the letter'],
    [{ personId, letterId }, 'Only an answer'],
    [{ personId, memberId: founder.memberId }, 'Name a person'],
    [{}, 'Name a person'],
    [{ personId, paper: ' ' }, 'name the paper'],
    [{ personId, item: 'A form' }, 'Name an item'],
    [{ personId, place: 'later' }, 'Say where'],
    [{ personId, paper: 'x'.repeat(1_000) }, 'characters'],
  ] as const) {
    const answer = await mark(founder, values)
    expect(answer.statusCode, message).toBe(400)
    expect(answer.body).toContain(message)
  }
  expect(await list(founder)).toEqual([])
})

it('is exported with the member’s data, and written down without its values', async () => {
  const { founder } = teams
  const personId = await addPerson(founder)
  const { id } = (await mark(founder, { personId, paper: 'Exported' })).json()
  const rows = await listRowsToExport(test.database.db, 'packEvidence', {
    userId: founder.userId,
    teamIds: [],
  })
  expect(rows).toContainEqual(expect.objectContaining({ id, paper: 'Exported' }))
  expect(JSON.stringify(await readAudit(test, id))).not.toContain('Exported')
})
