import { link, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDiskFiles } from '../../src/files/disk.ts'
import { createFileKey } from '../../src/files/file-storage.ts'
import { makePdf } from '../files/corpus/pdf.ts'
import { noise } from '../support/make-pdf.ts'
import { createMember, type Member } from '../support/members.ts'
import { useTestServer } from '../support/test-server.ts'

/*
 * How long a member waits for a file of 1 MB while others have the largest ones looked into, and what memory that takes.
 */

const folder = await mkdtemp(join(tmpdir(), 'waits-of-uploads-'))
const clock = { now: () => new Date() }
const test = useTestServer({ files: createDiskFiles({ folder, secret: 'only for this test', clock }) })
const others: Member[] = []
beforeAll(async () => {
  // As many as may sign in from one address within a minute.
  for (let at = 0; at < 10; at++) others.push(await createMember(test, `member${at}@example.com`))
}, 120_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

/** 100 MB, which is what may come in parts. */
const large = makePdf({
  parts: Array.from({ length: 10 }, () => ({
    dictionary: '<< /Length 10450000 >>',
    stream: Buffer.alloc(10_450_000, 'Words. '),
  })),
})
const small = makePdf({ parts: [{ dictionary: '<< /Length 1000000 >>', stream: noise('small', 1_000_000) }] })

async function record(bytes: Buffer, { userId, cookie }: Member): Promise<number> {
  const objectPath = createFileKey(userId, { large: bytes === large })
  const path = join(folder, '.incoming', objectPath)
  await mkdir(dirname(path), { recursive: true })
  // The same bytes many times over take their room on the disk once.
  const original = join(folder, `${bytes.length}`)
  await writeFile(original, bytes, { flag: 'wx' }).catch(() => {})
  await link(original, path)
  const { statusCode } = await test.inject({
    method: 'POST',
    url: '/api/documents',
    headers: cookie,
    payload: { fileName: 'scan.pdf', objectPath },
  })
  return statusCode
}

/** Sends what others send, and a little later what the last member sends. */
async function waitBehind(send: () => Promise<number>[]) {
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 20)
  const all = send()
  await new Promise((resolve) => setTimeout(resolve, 300))
  const start = performance.now()
  const statusCode = await record(small, others[9] as Member)
  const seconds = (performance.now() - start) / 1000
  const statusCodes = await Promise.all(all)
  clearInterval(watch)
  const mb = (bytes: number) => Math.round(bytes / 1_048_576)
  // The table of docs/security.md is made of them.
  process.stderr.write(
    `${expect.getState().currentTestName}: ${seconds.toFixed(1)} s; ${mb(before)} MB, then ${mb(most)} MB; ${statusCodes}\n`,
  )
  return { statusCode, more: most - before }
}

/** Sixteen are what was measured; they take a minute of a processor. */
const count = process.env.STALLS === undefined ? 4 : 16
const twice = (members: readonly Member[]) => members.flatMap((member) => [member, member])

it('alone', { timeout: 300_000 }, async () => {
  expect(await waitBehind(() => [])).toMatchObject({ statusCode: 200 })
})

it(`behind ${count} files of 100 MB, two of a member`, { timeout: 300_000 }, async () => {
  const { statusCode, more } = await waitBehind(() =>
    twice(others.slice(0, count / 2)).map((member) => record(large, member)),
  )
  expect(statusCode).toBe(200)
  // One of them at a time, a few times over. Three took 1.2 GB.
  expect(more).toBeLessThan(8 * large.length)
})
