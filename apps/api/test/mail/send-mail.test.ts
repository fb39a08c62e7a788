import { randomUUID } from 'node:crypto'
import { listFailedJobs, openDatabase } from '@suv/db'
import { createTestDatabase, createUser, sql } from '@suv/db/testing'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { systemClock } from '../../src/clock.ts'
import { enqueueLinkMail, linkMailHandler } from '../../src/features/accounts/link-mail.job.ts'
import { openJobQueue } from '../../src/jobs/queue.ts'
import { createLogger } from '../../src/logger.ts'
import { composeMail } from '../../src/mail/compose-mail.ts'
import { enqueueMail, sendMailHandler } from '../../src/mail/send-mail.job.ts'
import { createSmtp } from '../../src/mail/smtp.ts'
import { type Refusals, startMailServer } from './mail-server.ts'

const lines: string[] = []
const log = createLogger('info', { write: (line) => lines.push(line) })
let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: ReturnType<typeof openDatabase>
beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase(database.connection)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

/** A queue that sends by a mail server of its own. */
async function openSending(refusals: Refusals = {}) {
  const server = await startMailServer(refusals)
  const transport = createSmtp({ url: server.url, from: 'Landfall <mail@landfall.test>', log })
  const sender = { db, transport, clock: systemClock }
  const handlers = [sendMailHandler(sender), linkMailHandler({ ...sender, siteUrl: 'https://landfall.test' })]
  const queue = await openJobQueue({ connection: database.connection, handlers, log })
  onTestFinished(async () => {
    await queue.close()
    await transport.close()
  })
  return { ...server, queue }
}

const mailTo = (to: string) => composeMail({ to, subject: 'A subject', name: null, paragraphs: ['A text.'] })
const jobsOf = async (name: string) =>
  (
    await sql<{ id: string; state: string; tries: number; data: unknown }>`
      select id, state, retry_count as tries, data from pgboss.job where name = ${name}`.execute(db)
  ).rows

describe('a mail', () => {
  it('whose receiver does not exist is given up at once, where operators see it and may try again', async () => {
    const { queue, asked, received } = await openSending({ receiver: { code: 550, times: 1 } })
    await db
      .transaction()
      .execute((trx) => enqueueMail(queue, trx, { ...mailTo('gone@example.com'), dedupeKey: randomUUID() }))
    await queue.work()
    await vi.waitFor(async () => expect(await listFailedJobs(db, { limit: 10 })).toHaveLength(1), 10_000)
    const [failed] = await listFailedJobs(db, { limit: 10 })
    expect(failed).toMatchObject({ name: 'send-mail', tries: 1, message: expect.stringContaining('550') })
    expect(asked()).toBe(1)
    // The server repeats the receiver, and the log does not.
    expect(lines.join('')).toContain('550 <[address]>: Never here')
    expect(lines.join('')).not.toContain('gone@example.com')

    expect(await queue.retry('send-mail', failed?.id ?? '')).toBe(true)
    // It would wait a little, as after any failure.
    await sql`update pgboss.job set start_after = now()`.execute(db)
    await vi.waitFor(() => expect(received).toHaveLength(1), 15_000)
    expect(await listFailedJobs(db, { limit: 10 })).toEqual([])
  })

  it('that the server cannot take now waits for another try', async () => {
    const { queue, asked } = await openSending({ receiver: { code: 450 } })
    await sql`delete from pgboss.job`.execute(db)
    await db
      .transaction()
      .execute((trx) => enqueueMail(queue, trx, { ...mailTo('busy@example.com'), dedupeKey: randomUUID() }))
    await queue.work()
    await vi.waitFor(
      async () => expect(await jobsOf('send-mail')).toMatchObject([{ state: 'retry' }]),
      10_000,
    )
    expect(asked()).toBe(1)
    expect(await listFailedJobs(db, { limit: 10 })).toEqual([])
    await sql`delete from pgboss.job`.execute(db)
  })

  it('with a link is sent with one that was made for it, which the queue never held', async () => {
    const { queue, received } = await openSending()
    const user = await createUser(db, { email: 'noor@example.com' })
    const dedupeKey = randomUUID()
    await db
      .transaction()
      .execute((trx) => enqueueLinkMail(queue, trx, { reason: 'reset', userId: user.id, dedupeKey }))
    const [waiting] = await jobsOf('send-link')
    expect(waiting?.data).toEqual({ reason: 'reset', userId: user.id })
    expect(await db.selectFrom('verifications').selectAll().execute()).toEqual([])
    await queue.work()
    await vi.waitFor(() => expect(received).toHaveLength(1), 10_000)
    expect(received[0]).toContain('https://landfall.test/reset-password#token=3D')
    expect(await db.selectFrom('verifications').select('value').execute()).toEqual([{ value: user.id }])
  })
})
