import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFileKey } from '../../src/files/file-storage.ts'
import { makePdf } from '../support/make-pdf.ts'
import { pdfText } from '../support/pdf-text.ts'
import { readZip } from '../support/read-zip.ts'
import { createTeamWorld, type TeamWorld } from '../support/team-records.ts'

let world: TeamWorld
beforeAll(async () => {
  world = await createTeamWorld()
})
afterAll(() => world.test.close())

async function store(userId: string, fileName: string, bytes: Buffer): Promise<string> {
  const { test } = world
  const objectPath = createFileKey(userId)
  const fileType = 'application/pdf'
  await test.dependencies.files.keepFile(objectPath, bytes, fileType)
  const { id } = await test.database.db
    .insertInto('documents')
    .values({ userId, fileName, fileType, fileSize: bytes.length, objectPath })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function createLetter(concerns: readonly object[]): Promise<string> {
  const { send, founder, teamId } = world
  const answer = await send(founder, 'POST', '/ircc-letters', {
    teamId,
    memberId: founder.memberId,
    kind: 'fairness',
    receivedOn: '2026-11-10',
    concerns,
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().id
}

const make = (query: string, headers: object = world.founder.cookie) =>
  world.test.inject({ url: `/api/exports/letter-bundle.zip?${query}`, headers: { ...headers } })

describe('the bundle of a letter', () => {
  it('is a cover letter with each concern, its papers under the limit, and an index', async () => {
    const ledger = await store(
      world.founder.userId,
      'Sales ledger.pdf',
      await makePdf([1_500_000, 1_500_000]),
    )
    const letter = await createLetter([
      {
        text: 'The business has no customers.',
        answer: 'Twelve clinics pay.',
        paper: 'Ledger, page 2',
        documentIds: [ledger],
      },
      { text: 'Primary purpose.', answer: 'See the ledger.', documentIds: [ledger] },
    ])
    const answer = await make(`letter=${letter}&destination=ircc_portal`)
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
    expect(answer.headers['content-disposition']).toContain(
      'answer-procedural-fairness-letter-2026-11-10.zip',
    )
    const entries = await readZip(answer.rawPayload)
    expect(entries.map(({ name }) => name)).toEqual([
      '00-cover-letter.pdf',
      '01-sales-ledger-1-of-2.pdf',
      '01-sales-ledger-2-of-2.pdf',
      'index.pdf',
    ])
    const cover = await pdfText(entries[0]?.bytes ?? Buffer.alloc(0))
    for (const words of [
      '1. The business has no customers.',
      'Twelve clinics pay.',
      '“Ledger, page 2”',
      'Sales ledger 2',
      '01-sales-ledger-2-of-2.pdf',
      '2. Primary purpose.',
      'received on 10 Nov 2026',
    ]) {
      expect(cover).toContain(words)
    }
    expect(cover).not.toContain('DRAFT')
    expect(await pdfText(entries.at(-1)?.bytes ?? Buffer.alloc(0))).toContain('00-cover-letter.pdf')
    expect(
      (await make(`letter=${letter}&destination=ircc_portal`)).rawPayload.equals(answer.rawPayload),
    ).toBe(true)
  })

  it('does not call itself complete while a concern is open, and comes as a draft', async () => {
    const letter = await createLetter([{ text: 'Purpose', answer: 'Yes' }, { text: 'Funds' }])
    const refused = await make(`letter=${letter}`)
    expect(refused.statusCode).toBe(400)
    expect(refused.json().error).toBe(
      'Concern 2 is open: enter an answer or attach a paper, or make a draft.',
    )
    const draft = await make(`letter=${letter}&draft=true`)
    expect(draft.headers['content-disposition']).toContain('draft-answer-')
    const [cover] = await readZip(draft.rawPayload)
    const text = await pdfText(cover?.bytes ?? Buffer.alloc(0))
    expect(text).toContain('DRAFT, not to be sent. Concern 2 is open')
    expect(text).toContain('Open: no answer yet.')
  })

  it('names a paper of another member, and sends it in nobody else’s bundle', async () => {
    const { colleague, founder } = world
    const theirs = await store(colleague.userId, 'Passport.pdf', await makePdf([100]))
    const letter = await createLetter([{ text: 'Identity', documentIds: [theirs] }])
    expect((await make(`letter=${letter}`)).json().error).toMatch(
      /^A paper of concern 1 was deleted, or another member uploaded it/,
    )
    const draft = await readZip((await make(`letter=${letter}&draft=true`)).rawPayload)
    expect(draft.map(({ name }) => name)).toEqual(['00-cover-letter.pdf', 'index.pdf'])
    const own = await readZip((await make(`letter=${letter}`, colleague.cookie)).rawPayload)
    expect(own.map(({ name }) => name)).toContain('01-passport.pdf')
    expect(founder.userId).not.toBe(colleague.userId)
  })

  it('is refused to others, without concerns, and without the limit of another destination', async () => {
    const letter = await createLetter([])
    expect((await make(`letter=${letter}`, {})).statusCode).toBe(401)
    expect((await make(`letter=${letter}`, world.stranger.cookie)).statusCode).toBe(404)
    expect((await make('letter=no-uuid')).statusCode).toBe(404)
    expect((await make(`letter=${letter}`)).json().error).toContain('Copy its concerns first')
    expect((await make(`letter=${letter}&destination=other`)).json().error).toContain('limitMb')
  })

  it('refuses a document of another team in a concern, and keeps one that was deleted since', async () => {
    const { send, founder, teamId, strangersDocumentId } = world
    const own = await store(founder.userId, 'Ledger.pdf', await makePdf([100]))
    const letter = await createLetter([{ text: 'Purpose', documentIds: [own] }])
    const change = (documentIds: string[]) =>
      send(founder, 'PATCH', `/ircc-letters/${letter}`, { concerns: [{ text: 'Purpose', documentIds }] })
    expect((await change([own, strangersDocumentId])).statusCode).toBe(400)
    await world.test.database.db.deleteFrom('documents').where('id', '=', own).execute()
    expect((await change([own])).statusCode).toBe(200)
    // A letter of before concerns had documents.
    await world.test.database.db
      .updateTable('irccLetters')
      .set({ concerns: JSON.stringify([{ text: 'Purpose', answer: 'Yes', paper: '' }]) })
      .where('id', '=', letter)
      .execute()
    const listed = (await send(founder, 'GET', `/ircc-letters/${teamId}`)).json()
    expect(listed.find(({ id }: { id: string }) => id === letter).concerns[0].documentIds).toEqual([])
    expect((await make(`letter=${letter}`)).statusCode).toBe(200)
  })
})
