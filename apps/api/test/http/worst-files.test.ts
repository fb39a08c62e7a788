import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import {
  maximumFileSize,
  maximumLargeFileSize,
  mostConcernPapers,
  mostConcerns,
  mostPackPapers,
} from '@suv/domain'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDiskFiles } from '../../src/files/disk.ts'
import { createFileKey } from '../../src/files/file-storage.ts'
import { createS3Files } from '../../src/files/s3.ts'
import { makePdf as makeSmallPdf } from '../files/corpus/pdf.ts'
import { startS3StandIn } from '../files/s3-stand-in.ts'
import { getCounted } from '../support/get-counted.ts'
import { longestTurn, longestWait } from '../support/longest-turn.ts'
import { makePdf, noise } from '../support/make-pdf.ts'
import { createMember, useMembers } from '../support/members.ts'
import { storeDocument } from '../support/store-document.ts'
import { createTestServer, useTestServer } from '../support/test-server.ts'

/*
 * What a member can have done with files that costs most, each as large as it may be, while the same thread has others to answer.
 * Measured as in worst-requests.test.ts.
 */

const folder = await mkdtemp(join(tmpdir(), 'worst-files-'))
const clock = { now: () => new Date() }
const files = createDiskFiles({ folder, secret: 'only for this test', clock })
const test = useTestServer({ files })
const [member] = useMembers(test, 'ada@example.com')
beforeAll(() => test.server.listen({ port: 0, host: '127.0.0.1' }))
afterAll(() => rm(folder, { recursive: true, force: true }))

const counted = (path: string) => getCounted(test, member, path)
const post = async (url: string, payload: object) => {
  const answer = await test.inject({ method: 'POST', url, payload, headers: member.cookie })
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  return answer.json()
}

/** Records a file that has come. `large`: in parts, which a folder takes none of: it lies where the last of them would have left it. */
async function record(bytes: Buffer, { fileName, large }: { fileName: string; large: boolean }) {
  const objectPath = createFileKey(member.userId, { large })
  const path = join(folder, '.incoming', objectPath)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
  return test.inject({
    method: 'POST',
    url: '/api/documents',
    headers: member.cookie,
    payload: { fileName, objectPath },
  })
}

/** Sixty million pixels, no more than which are taken: of grain, which packs badly, and of one colour. */
const side = 7_740
const pictures = {
  jpg: () =>
    sharp(noise('grain', 1_000_000), { raw: { width: 1_000, height: 1_000, channels: 1 } })
      .resize(side, side, { kernel: 'nearest' })
      .jpeg({ quality: 30 })
      .toBuffer(),
  png: () =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#1F5B4A' } })
      .png({ compressionLevel: 1 })
      .toBuffer(),
}

it.each(['jpg', 'png'] as const)(
  'keeping the largest .%s holds nobody up',
  { timeout: 180_000 },
  async (kind) => {
    const bytes = await pictures[kind]()
    expect(bytes.length).toBeLessThan(maximumFileSize)
    const { ms, answer } = await longestTurn(() => record(bytes, { fileName: `photo.${kind}`, large: false }))
    expect(answer.statusCode, answer.body).toBe(200)

    expect(ms).toBeLessThan(longestWait)
  },
)

/** As large as one may be that comes in parts. */
const largestPdf = makeSmallPdf({
  parts: Array.from({ length: 10 }, () => ({
    dictionary: '<< /Length 10450000 >>',
    stream: Buffer.alloc(10_450_000, 'Words. '),
  })),
})

it('keeping the largest PDF holds nobody up', { timeout: 180_000 }, async () => {
  expect(largestPdf.length).toBeLessThan(maximumLargeFileSize)
  const { ms, answer } = await longestTurn(() => record(largestPdf, { fileName: 'scan.pdf', large: true }))
  expect(answer.statusCode, answer.body).toBe(200)

  expect(ms).toBeLessThan(longestWait)
})

it('keeping many at once has one of a member in the memory', { timeout: 180_000 }, async () => {
  const before = process.memoryUsage()
  let most = 0
  const watch = setInterval(() => {
    const { external, arrayBuffers } = process.memoryUsage()
    most = Math.max(most, external + arrayBuffers - before.external - before.arrayBuffers)
  }, 10)
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => record(largestPdf, { fileName: 'scan.pdf', large: true })),
  )
  clearInterval(watch)
  expect(answers.map(({ statusCode }) => statusCode)).toContain(429)
  // The file, what the worker is handed of it, and what is no longer needed and not yet cleared. Twelve would take 2.4 GB.
  expect(most).toBeLessThan(8 * largestPdf.length)
})

it('keeping it in a store holds nobody up', { timeout: 180_000 }, async () => {
  const store = await startS3StandIn()
  const inStore = await createTestServer({
    files: createS3Files(store.settings, { secret: 'only for this test', clock }),
  })
  try {
    const { userId, cookie } = await createMember(inStore, 'grace@example.com')
    const objectPath = createFileKey(userId, { large: true })
    store.put(`incoming/${objectPath}`, largestPdf)
    const { ms, answer } = await longestTurn(() =>
      inStore.inject({
        method: 'POST',
        url: '/api/documents',
        headers: cookie,
        payload: { fileName: 'scan.pdf', objectPath },
      }),
    )
    expect(answer.statusCode, answer.body).toBe(200)

    expect(ms).toBeLessThan(longestWait)
  } finally {
    await inStore.close()
    store.stop()
  }
})

it.each<[what: string, make: () => Promise<Buffer>, fileType: string]>([
  ['the letters of the largest picture', pictures.png, 'image/png'],
  ['five scanned pages', () => makePdf(Array.from({ length: 5 }, () => 1_990_000)), 'application/pdf'],
  ['the largest PDF', async () => largestPdf, 'application/pdf'],
])('reading %s holds nobody up', { timeout: 180_000 }, async (_what, make, fileType) => {
  const id = await storeDocument(test, await make(), { userId: member.userId, fileType, isLarge: true })
  const { ms, answer } = await longestTurn(() => counted(`/api/documents/${id}/text`))
  expect([200, 400], answer.body).toContain(answer.statusCode)

  expect(ms).toBeLessThan(longestWait)
})

const makePack = async (documentIds: readonly string[]) => {
  const { id } = await post('/api/document-packs', {
    title: 'Everything',
    destination: 'other',
    limitMb: 1,
    papers: documentIds.map((documentId, at) => ({ documentId, label: `Paper ${at} ${'é'.repeat(60)}` })),
  })
  return longestTurn(() => counted(`/api/exports/pack.zip?pack=${id}`))
}

it('packing as many papers as a pack takes, each page in a file of its own, holds nobody up', {
  timeout: 180_000,
}, async () => {
  const large = await makePdf(Array.from({ length: 12 }, () => 820_000))
  const papers = await Promise.all(
    Array.from({ length: mostPackPapers }, (_, at) =>
      storeDocument(test, at < 6 ? large : makeSmallPdf(), { userId: member.userId }),
    ),
  )
  // The first loads what makes packs, once in the life of a server.
  await makePack(papers.slice(-1))
  const { answer, ms } = await makePack(papers)
  expect(answer.statusCode, answer.body).toBe(200)

  expect(ms).toBeLessThan(longestWait)
})

it('bundling an answer to the longest letter holds nobody up', { timeout: 180_000 }, async () => {
  const papers = await Promise.all(
    Array.from({ length: mostConcernPapers }, () =>
      storeDocument(test, makeSmallPdf(), { userId: member.userId }),
    ),
  )
  const { id: teamId } = await post('/api/teams', { teamName: 'Harbour Grid' })
  const [person] = (await test.inject({ url: `/api/team-members/${teamId}`, headers: member.cookie })).json()
  const { id } = await post('/api/ircc-letters', {
    teamId,
    memberId: person.id,
    kind: 'request',
    receivedOn: '2026-11-01',
    concerns: Array.from({ length: mostConcerns }, () => ({
      text: 'Why not? '.repeat(200),
      answer: 'Because it is so. '.repeat(270),
      paper: 'Page 2',
      documentIds: papers,
    })),
  })
  const { answer, ms } = await longestTurn(() =>
    counted(`/api/exports/letter-bundle.zip?letter=${id}&draft=true`),
  )
  expect(answer.statusCode, answer.body).toBe(200)

  expect(ms).toBeLessThan(longestWait)
})
