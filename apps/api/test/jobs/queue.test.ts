import { randomUUID } from 'node:crypto'
import { type DatabaseConnection, listFailedJobs, openDatabase } from '@suv/db'
import { startEmbeddedDatabase } from '@suv/db/embedded'
import { createTestDatabase } from '@suv/db/testing'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod'
import { type JobKind, type JobRun, jobHandler, UnrecoverableJobError } from '../../src/jobs/jobs.ts'
import { type JobQueue, openJobQueue } from '../../src/jobs/queue.ts'
import { createLogger } from '../../src/logger.ts'

type Note = { text: string }

const log = createLogger('silent')
const patient: JobKind<Note> = {
  name: 'test-note',
  schema: z.object({ text: z.string() }),
  retries: 3,
  firstDelaySeconds: 1,
  longestDelaySeconds: 1,
  timeoutSeconds: 10,
}
const hasty: JobKind<Note> = { ...patient, name: 'test-hasty-note', retries: 0 }

type Database = { connection: DatabaseConnection; close: () => Promise<void> }

async function openTestDatabase(): Promise<Database> {
  const { connection, drop } = await createTestDatabase({ empty: true })
  return { connection, close: drop }
}

async function openEmbedded(): Promise<Database> {
  const { connection, close } = await startEmbeddedDatabase({})
  return { connection, close }
}

describe.each([
  ['the tests’ database', openTestDatabase],
  ['the embedded database', openEmbedded],
] as const)('the job queue on %s', (_name, open) => {
  let database: Database
  let db: ReturnType<typeof openDatabase>
  const run = vi.fn<(job: JobRun<Note>) => Promise<void>>()
  beforeAll(async () => {
    database = await open()
    db = openDatabase(database.connection)
  })
  afterAll(async () => {
    await db.destroy()
    await database.close()
  })

  async function openQueue(): Promise<JobQueue> {
    run.mockReset()
    const queue = await openJobQueue({
      connection: database.connection,
      handlers: [jobHandler({ kind: patient, run }), jobHandler({ kind: hasty, run })],
      log,
    })
    let closed: Promise<void> | undefined
    const close = () => (closed ??= queue.close())
    onTestFinished(close)
    return { ...queue, close }
  }
  const texts = () => run.mock.calls.map(([{ data }]) => data.text)
  const runs = (text: string) => vi.waitFor(() => expect(texts()).toContain(text), { timeout: 5_000 })

  it('does what was committed, soon, and never what was rolled back', async () => {
    const queue = await openQueue()
    await queue.work()
    const rolledBack = db.transaction().execute(async (trx) => {
      await queue.enqueue(trx, patient, { text: 'rolled back' }, { dedupeKey: randomUUID() })
      throw new Error('after all not')
    })
    await expect(rolledBack).rejects.toThrow('after all not')
    await db
      .transaction()
      .execute((trx) => queue.enqueue(trx, patient, { text: 'committed' }, { dedupeKey: randomUUID() }))
    await runs('committed')
    expect(texts()).toEqual(['committed'])
  })

  it('does one job for a dedupe key, however often and by whomever it is reported', async () => {
    const [queue, other] = [await openQueue(), await openQueue()]
    const dedupeKey = randomUUID()
    const report = (by: JobQueue) =>
      db.transaction().execute((trx) => by.enqueue(trx, patient, { text: 'once' }, { dedupeKey }))
    const added = await Promise.all([report(queue), report(other), report(queue)])
    expect(added.filter(Boolean)).toHaveLength(1)
    await queue.work()
    await other.work()
    await runs('once')
    expect(await report(queue)).toBe(false)
    await db
      .transaction()
      .execute((trx) => queue.enqueue(trx, hasty, { text: 'another kind' }, { dedupeKey }))
    await runs('another kind')
    expect(texts()).toEqual(['once', 'another kind'])
  })

  it('refuses data that the kind does not have', async () => {
    const queue = await openQueue()
    const wrong = db
      .transaction()
      .execute((trx) => queue.enqueue(trx, patient, { text: 5 } as unknown as Note, { dedupeKey: 'x' }))
    await expect(wrong).rejects.toThrow(z.ZodError)
  })

  it('keeps a job that was given up where operators see it, and tries it again when asked', async () => {
    const queue = await openQueue()
    run.mockRejectedValueOnce(new Error('the mail server is on fire'))
    await db
      .transaction()
      .execute((trx) => queue.enqueue(trx, hasty, { text: 'given up' }, { dedupeKey: randomUUID() }))
    await queue.work()
    await vi.waitFor(async () => expect(await listFailedJobs(db, { limit: 10 })).toHaveLength(1), 5_000)
    const [failed] = await listFailedJobs(db, { limit: 10 })
    expect(failed).toMatchObject({ name: hasty.name, tries: 1, message: 'the mail server is on fire' })
    expect(failed?.failedAt).toBeInstanceOf(Date)
    expect(await queue.retry(hasty.name, randomUUID())).toBe(false)
    expect(await queue.retry('unknown', failed?.id ?? '')).toBe(false)
    expect(await queue.retry(hasty.name, failed?.id ?? '')).toBe(true)
    await vi.waitFor(() => expect(texts()).toEqual(['given up', 'given up']), { timeout: 15_000 })
    await vi.waitFor(async () => expect(await listFailedJobs(db, { limit: 10 })).toEqual([]), 5_000)
  })

  it('tries again what failed, and gives up at once what no further try would help', async () => {
    const queue = await openQueue()
    const fail = async (error: Error) => {
      run.mockRejectedValueOnce(error)
      await db
        .transaction()
        .execute((trx) => queue.enqueue(trx, patient, { text: error.message }, { dedupeKey: randomUUID() }))
    }
    await queue.work()
    await fail(new Error('not now'))
    await fail(new UnrecoverableJobError('never'))
    await vi.waitFor(async () => expect(await listFailedJobs(db, { limit: 10 })).toHaveLength(1), 10_000)
    const [failed] = await listFailedJobs(db, { limit: 10 })
    expect(failed).toMatchObject({ name: patient.name, tries: 1, message: 'never' })
    // The other one waits for its next try, which comes with a later look into the queue.
    await vi.waitFor(() => expect(texts().filter((text) => text === 'not now')).toHaveLength(2), 15_000)
    expect(texts().filter((text) => text === 'never')).toHaveLength(1)
    expect(await queue.retry(patient.name, failed?.id ?? '')).toBe(true)
    expect(await listFailedJobs(db, { limit: 10 })).toEqual([])
  })

  it('may be stopped while its workers are still begun', async () => {
    const queue = await openQueue()
    const begun = queue.work()
    await queue.close()
    await expect(begun).resolves.toBeUndefined()
  })

  it('waits for the job under way before it stops, and leaves the rest for the next start', async () => {
    const queue = await openQueue()
    let finished = false
    run.mockImplementationOnce(async () => {
      await new Promise((done) => setTimeout(done, 300))
      finished = true
    })
    await queue.work()
    await db
      .transaction()
      .execute((trx) => queue.enqueue(trx, patient, { text: 'slow' }, { dedupeKey: randomUUID() }))
    await runs('slow')
    await queue.close()
    expect(finished).toBe(true)
    const later = await openQueue()
    await db
      .transaction()
      .execute((trx) => later.enqueue(trx, patient, { text: 'later' }, { dedupeKey: randomUUID() }))
    await later.work()
    await runs('later')
    expect(texts()).toEqual(['later'])
  })
})
