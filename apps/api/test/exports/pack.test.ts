import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { makePdf } from '../support/make-pdf.ts'
import { createMember, useMembers } from '../support/members.ts'
import { pdfText } from '../support/pdf-text.ts'
import { readZip } from '../support/read-zip.ts'
import { storeDocument } from '../support/store-document.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const [member, other] = useMembers(test, 'ada@example.com', 'grace@example.com')

const store = (bytes: Buffer, fileType?: string) =>
  storeDocument(test, bytes, { userId: member.userId, ...(fileType === undefined ? {} : { fileType }) })

async function createPack(documentIds: readonly string[], values: object = {}): Promise<string> {
  const papers = documentIds.map((documentId, at) => ({ documentId, label: `Paper ${at + 1}` }))
  const payload = { title: 'Réponse à IRCC', destination: 'ircc_portal', papers, ...values }
  const answer = await test.inject({
    method: 'POST',
    url: '/api/document-packs',
    headers: { ...member.cookie },
    payload,
  })
  return answer.json().id
}

const make = (pack: string, headers: object = member.cookie) =>
  test.inject({ url: `/api/exports/pack.zip?pack=${pack}`, headers: { ...headers } })

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
/** Of this process: the tests of others make packs meanwhile. */
const leftovers = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`landfall-pack-${process.pid}-`))

/** The index as text, without the spaces that stand in a SHA-256. */
const plain = (text: string) => text.replaceAll(' ', '')

describe('a pack', () => {
  it('comes as files under the limit with plain names, and an index with their SHA-256, the same bytes twice', async () => {
    const scan = await makePdf([900_000, 900_000, 900_000, 1_500_000])
    const small = await makePdf([2_000, 2_000])
    const photo = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#1F5B4A' } })
      .jpeg()
      .toBuffer()
    const ids = [await store(scan), await store(small), await store(photo, 'image/jpeg')]
    const id = await createPack(ids, {
      papers: ['Passport, Zoë', '事業', 'Photo'].map((label, at) => ({ documentId: ids[at], label })),
    })
    const before = await leftovers()
    const answer = await make(id)
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
    expect(answer.headers['content-type']).toBe('application/zip')
    expect(answer.headers['content-disposition']).toContain('reponse-a-ircc.zip')
    const entries = await readZip(answer.rawPayload)
    expect(entries.map(({ name }) => name)).toEqual([
      '01-passport-zoe-1-of-3.pdf',
      '01-passport-zoe-2-of-3.pdf',
      '01-passport-zoe-3-of-3.pdf',
      '02-paper.pdf',
      '03-photo.pdf',
      'index.pdf',
    ])
    const [index] = entries.slice(-1)
    const text = await pdfText(index?.bytes ?? Buffer.alloc(0))
    for (const { name, bytes, entry } of entries) {
      expect(bytes.length).toBeLessThanOrEqual(2_000_000)
      expect(entry.getLastModDate().getFullYear()).toBe(1980)
      if (name === 'index.pdf') continue
      expect(plain(text)).toContain(digest(bytes))
      expect(plain(text)).toContain(name)
    }
    expect(text).toContain('1–2 of 4')
    expect(text).toContain('IRCC Portal')
    // What fits is the paper itself.
    expect(entries[3]?.bytes.equals(small)).toBe(true)
    expect((await make(id)).rawPayload.equals(answer.rawPayload)).toBe(true)
    expect(await leftovers()).toEqual(before)
    const opened = await test.database.db
      .selectFrom('auditEvents')
      .select(['entityId', 'changedFields'])
      .where('entityId', '=', ids[0] ?? '')
      .execute()
    expect(opened).toContainEqual({ entityId: ids[0], changedFields: ['pack'] })
  })

  it('is its member’s only', async () => {
    const id = await createPack([await store(await makePdf([100]))])
    expect((await make(id, {})).statusCode).toBe(401)
    expect((await make(id, other.cookie)).statusCode).toBe(404)
    expect((await make('no uuid')).statusCode).toBe(404)
  })

  it('of nothing is refused; of sixty papers it keeps their order', async () => {
    expect((await make(await createPack([]))).json().error).toContain('Choose at least one')
    const ids = await Promise.all(
      Array.from({ length: 60 }, async (_, at) => store(await makePdf([50], { mark: `paper ${at}` }))),
    )
    const entries = await readZip((await make(await createPack(ids))).rawPayload)
    expect(entries).toHaveLength(61)
    for (const [at, { bytes }] of entries.slice(0, 60).entries())
      expect(bytes.includes(`paper ${at} 1`)).toBe(true)
  })

  it('of 30 MB and 200 pages is made, by two at once', async () => {
    const bytes = await makePdf(Array.from({ length: 200 }, () => 150_000))
    const id = await createPack([await store(bytes)], { destination: 'pr_portal' })
    const [first, second] = await Promise.all([make(id), make(id)])
    expect(first.statusCode).toBe(200)
    expect((await readZip(first.rawPayload)).length).toBe(9)
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
  }, 60_000)

  it('says of every paper that cannot be packed why, and what to do, and leaves nothing behind', async () => {
    const gone = await store(await makePdf([100]))
    const word = await store(Buffer.from('x'), 'text/plain')
    const before = await leftovers()
    const id = await createPack([gone, word])
    await test.database.db.deleteFrom('documents').where('id', '=', gone).execute()
    const first = await make(id)
    expect(first.statusCode).toBe(400)
    expect(first.json().error.split('\n')).toEqual([
      expect.stringMatching(/^Paper 1: This paper was deleted, or its file is gone\./),
      expect.stringMatching(/^Paper 2: This kind of file has no pages to pack\. Save it as PDF/),
    ])
    const large = await store(await makePdf([100, 2_500_000]))
    const broken = await store(Buffer.from('%PDF-1.7 and no more'))
    const second = (await make(await createPack([large, broken]))).json()
    expect(second.error.split('\n')).toEqual([
      expect.stringMatching(
        /^Paper 1: Page 2 of 2 alone takes 2\.5 MB, and a file may take 2 MB\. Scan it again at 150 to 200 dpi/,
      ),
      expect.stringMatching(/^Paper 2: This file is damaged\./),
    ])
    expect(await leftovers()).toEqual(before)
  })

  it('does not become another member’s by being deleted and uploaded again', async () => {
    const thief = await createMember(test, 'thief@example.com')
    const id = await createPack([await store(await makePdf([100]))])
    const { papers } = await test.database.db
      .selectFrom('documentPacks')
      .select('papers')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    // Whoever has the document no longer may read it, its pack says that it is gone.
    await test.database.db
      .updateTable('documents')
      .set({ userId: thief.userId })
      .where('id', '=', papers[0]?.documentId ?? '')
      .execute()
    expect((await make(id)).json().error).toContain('This paper was deleted')
  })
})
