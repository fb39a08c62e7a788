import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@suv/db/testing'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { DestinationStream } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import { openAuth } from '../../src/auth-on-demand.ts'
import { createNoCheckout } from '../../src/checkout/none.ts'
import type { Clock } from '../../src/clock.ts'
import type { AppDependencies } from '../../src/dependencies.ts'
import { rulesAnalyzer } from '../../src/document-analyzer/rules.ts'
import { linkMailHandler } from '../../src/features/accounts/link-mail.job.ts'
import { setPasswordCost } from '../../src/features/accounts/password-hash.ts'
import { passwordResetHandler } from '../../src/features/accounts/password-reset.job.ts'
import { createDiskFiles } from '../../src/files/disk.ts'
import { openLive } from '../../src/live/open-live.ts'
import { createLogger } from '../../src/logger.ts'
import type { Mail, MailTransport } from '../../src/mail/mail.ts'
import { enqueueMail, sendMailJob } from '../../src/mail/send-mail.job.ts'
import { Room } from '../../src/room.ts'
import { buildServer } from '../../src/server.ts'
import { createWebhooks } from '../../src/webhooks/webhooks.ts'
import { type RecordedJobs, recordJobs } from './recorded-jobs.ts'

// One at the price of a real one takes a second on a busy machine, and every member has one.
setPasswordCost({ logN: 10, r: 8, p: 1 })

/** A clock that stands until a test moves it. better-auth reads the real one, so it starts at the real time. */
export class TestClock implements Clock {
  #offsetMs = 0

  now(): Date {
    return new Date(Date.now() + this.#offsetMs)
  }

  advance(milliseconds: number): void {
    this.#offsetMs += milliseconds
  }
}

export type TestServer = {
  readonly server: FastifyInstance
  readonly dependencies: AppDependencies
  readonly clock: TestClock
  readonly database: TestDatabase
  /** The mails that were enqueued or sent with a link, oldest first. They go nowhere. */
  readonly mails: () => readonly Mail[]
  /** Makes the links that were asked for by mail: those mails then stand among `mails`. */
  readonly sendLinks: () => Promise<void>
  /** Does what was asked for by `accounts.requestPasswordReset`, and sends the links. */
  readonly performPasswordResets: () => Promise<void>
  readonly inject: (options: InjectOptions) => Promise<LightMyRequestResponse>
  readonly close: () => Promise<void>
}

/** Parts of the server that a test wants otherwise. */
type Overrides = Partial<AppDependencies> & { readonly jobs?: RecordedJobs }

/** A server for all tests of a file, started before them and closed after them. */
export function useTestServer(overrides: Overrides = {}): TestServer {
  const started = {} as TestServer
  beforeAll(async () => {
    Object.assign(started, await createTestServer(overrides))
  })
  afterAll(() => started.close())
  return started
}

/** The whole server on a database of its own, reached without a socket. */
export async function createTestServer(
  overrides: Overrides = {},
  logTo?: DestinationStream,
): Promise<TestServer> {
  const database = await createTestDatabase()
  const clock = new TestClock()
  const folder = await mkdtemp(join(tmpdir(), 'start-up-visa-api-test-'))
  const jobs = overrides.jobs ?? recordJobs()
  const log = createLogger(logTo === undefined ? 'silent' : 'info', logTo)
  const authSecret = 'a secret for tests only, 32 characters or more'
  const dependencies: AppDependencies = {
    db: database.db,
    auth: openAuth({ db: database.db, secret: authSecret, publicUrl: overrides.publicUrl, log }),
    authSecret,
    clock,
    files: createDiskFiles({ folder: join(folder, 'files'), secret: authSecret, clock }),
    analyzer: rulesAnalyzer,
    fileSafety: { quotaBytes: 1_073_741_824, scan: undefined },
    sampleSignIn: null,
    publicUrl: undefined,
    trustProxy: undefined,
    siteUrl: 'https://landfall.test',
    requestsPerMinute: 100_000,
    sharesRequestCounts: false,
    jobs,
    checks: { mail: async () => {}, jobs: async () => {} },
    tracing: undefined,
    checkout: createNoCheckout(),
    webhooks: createWebhooks({ authSecret, networks: [] }),
    room: new Room(),
    live: openLive({ db: database.db, connection: database.connection, clock, log }),
    log,
    webRoot: '/nonexistent',
    ...overrides,
  }
  const server = await buildServer(dependencies)
  const transport: MailTransport = {
    send: async ({ id, date: _date, ...mail }) => {
      await database.db
        .transaction()
        .execute((trx) => enqueueMail(jobs, trx, { ...mail, dedupeKey: `link ${id}` }))
    },
    check: async () => {},
    close: async () => {},
  }
  const sender = { db: database.db, transport, clock, siteUrl: dependencies.siteUrl }
  const sendLinks = () => jobs.perform(linkMailHandler(sender))
  return {
    server,
    dependencies,
    clock,
    database,
    mails: () => jobs.recorded(sendMailJob),
    sendLinks,
    performPasswordResets: async () => {
      await jobs.perform(passwordResetHandler({ db: database.db, clock }))
      await sendLinks()
    },
    inject: (options) => server.inject(options),
    close: async () => {
      await server.close()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
