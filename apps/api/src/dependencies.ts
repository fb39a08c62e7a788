import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import {
  type DatabaseConnection,
  type Db,
  disableSampleMember,
  ensureReferenceData,
  migrateToLatest,
  openDatabase,
  ownsJobTables,
  readSchemaStanding,
  requireUsableDatabase,
  seedSampleMember,
} from '@suv/db'
import type { ReachedDatabase } from '@suv/db/reach-database'
import type { Logger } from 'pino'
import { type AuthOnDemand, openAuth } from './auth-on-demand.ts'
import { requireUsableKeys } from './backup/encryption.ts'
import { scheduledBackupHandler } from './backup/scheduled-backup.job.ts'
import type { Checkout } from './checkout/checkout.ts'
import { openCheckout } from './checkout/open-checkout.ts'
import { type Clock, systemClock } from './clock.ts'
import type { DocumentAnalyzer } from './document-analyzer/document-analyzer.ts'
import { rulesAnalyzer } from './document-analyzer/rules.ts'
import type { Environment } from './env.ts'
import { linkMailHandler } from './features/accounts/link-mail.job.ts'
import { hashPassword } from './features/accounts/password-hash.ts'
import { passwordResetHandler } from './features/accounts/password-reset.job.ts'
import { sealAuditHandler } from './features/audit-events/seal-audit.job.ts'
import { deleteFilesHandler } from './features/erasure/delete-files.job.ts'
import { eraseAccountsHandler } from './features/erasure/erase-accounts.job.ts'
import { forgetAnswersHandler } from './features/idempotency/forget-answers.job.ts'
import { deliverWebhookHandler } from './features/webhooks/deliver-webhook.job.ts'
import { tellDatedEventsHandler } from './features/webhooks/tell-dated-events.job.ts'
import { tidyDeliveriesHandler } from './features/webhooks/tidy-deliveries.job.ts'
import { deleteTeamsHandler } from './features/workspaces/delete-teams.job.ts'
import { createDiskFiles } from './files/disk.ts'
import type { FileSafety } from './files/file-safety.ts'
import type { FileStorage } from './files/file-storage.ts'
import { createClamdScan } from './files/inspection/clamd.ts'
import type { JobHandler, Jobs } from './jobs/jobs.ts'
import { type JobQueue, openJobQueue } from './jobs/queue.ts'
import type { LiveHub } from './live/live-hub.ts'
import { openLive } from './live/open-live.ts'
import { createLogger } from './logger.ts'
import type { MailTransport } from './mail/mail.ts'
import { createOutbox } from './mail/outbox.ts'
import { sendMailHandler } from './mail/send-mail.job.ts'
import { logSlowQueries } from './observe/log-slow-queries.ts'
import type { Tracing } from './observe/tracing.ts'
import { Room } from './room.ts'
import type { PublicSettings } from './trpc.ts'
import { createWebhooks, type Webhooks } from './webhooks/webhooks.ts'

/** Everything that the server works with, chosen from the environment in one place. */
export type AppDependencies = {
  readonly db: Db
  readonly auth: AuthOnDemand
  readonly authSecret: string
  readonly clock: Clock
  readonly files: FileStorage
  readonly analyzer: DocumentAnalyzer
  readonly fileSafety: FileSafety
  readonly jobs: Jobs
  /** Each throws where that part does not work. */
  readonly checks: { readonly mail: () => Promise<void>; readonly jobs: () => Promise<void> }
  readonly checkout: Checkout
  readonly webhooks: Webhooks
  readonly live: LiveHub
  readonly room: Room
  readonly log: Logger
  /** Undefined unless traces are switched on. */
  readonly tracing: Tracing | undefined
  readonly sampleSignIn: PublicSettings['sampleSignIn']
  readonly publicUrl: string | undefined
  /** Origin for links in mails. */
  readonly siteUrl: string
  readonly trustProxy: readonly string[] | undefined
  readonly requestsPerMinute: number
  /** After how long an unanswered request is ended; 60,000 unless said. */
  readonly requestTimeoutMs?: number
  /** Aborted while requests are still answered and no more are wanted. */
  readonly draining?: AbortSignal
  /** Whether other processes serve on the same database, so that an address's requests are counted there. */
  readonly sharesRequestCounts: boolean
  /** Folder of the built web app. */
  readonly webRoot: string
}

export type OpenedDependencies = {
  readonly dependencies: AppDependencies
  /** Where jobs come from and are done: `work()` begins. */
  readonly queue: JobQueue
  readonly close: () => Promise<void>
}

/** The sample member of the local trial. Published in the README, so it exists nowhere else. */
export const sampleMember = { email: 'founder@example.com', password: 'start-up-visa' } as const

/** Opens one after the other; on failure what was opened is closed again, the database included. */
export async function openDependencies(
  environment: Environment,
  { connection, close: closeDatabase }: ReachedDatabase,
): Promise<OpenedDependencies> {
  const closers = [closeDatabase]
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  try {
    const log = createLogger(environment.logLevel)
    const stopLogging = logSlowQueries(log, environment)
    closers.push(async () => stopLogging())
    const { preparesStatements } = environment
    const direct = directly(environment, connection)
    await migrateDirectly(environment, direct)
    const db = openDatabase(connection, { preparesStatements })
    closers.push(() => db.destroy())
    await ensureReferenceData(db, { now: systemClock.now() })

    const authSecret = environment.authSecret ?? (await keepSecret(environment.dataDir))
    const auth = openAuth({ db, secret: authSecret, publicUrl: environment.publicUrl, log })
    if (environment.isLocalTrial) {
      await seedSampleMember(db, {
        email: sampleMember.email,
        passwordHash: await hashPassword(sampleMember.password),
      })
    } else {
      await disableSampleMember(db, { email: sampleMember.email })
    }
    const transport = await openMail(environment, log)
    closers.push(() => transport.close())
    const files = await chooseFiles(environment, authSecret)
    const sender = { db, transport, clock: systemClock }
    const webhooks = createWebhooks({ authSecret, networks: environment.webhookNetworks })
    const queue = await openJobQueue({
      connection,
      ownsTables: await ownsJobTables(db),
      handlers: [
        sendMailHandler(sender),
        linkMailHandler({ ...sender, siteUrl: environment.siteUrl }),
        passwordResetHandler({ db, clock: systemClock }),
        eraseAccountsHandler({ db, clock: systemClock, log }),
        deleteFilesHandler({ files }),
        deleteTeamsHandler({ db, clock: systemClock, log }),
        deliverWebhookHandler({ db, clock: systemClock, webhooks, siteUrl: environment.siteUrl }),
        tellDatedEventsHandler({ db, clock: systemClock }),
        tidyDeliveriesHandler({ db, clock: systemClock, log }),
        forgetAnswersHandler({ db, clock: systemClock, log }),
        sealAuditHandler({ db, clock: systemClock, log }),
        ...(await scheduledBackups(environment, { db, files, authSecret, log })),
      ],
      log,
    })
    closers.push(() => queue.close())
    const tracing = await openTraces(environment)
    if (tracing !== undefined) closers.push(() => tracing.close())
    const live = openLive({ db, connection: direct, clock: systemClock, log })
    closers.push(() => live.close())
    const { publicUrl, siteUrl, trustProxy, requestsPerMinute } = environment
    const dependencies: AppDependencies = {
      db,
      auth,
      authSecret,
      clock: systemClock,
      analyzer: await chooseAnalyzer(environment),
      files,
      fileSafety: {
        quotaBytes: environment.memberStorageBytes,
        scan: environment.clamdUrl === undefined ? undefined : createClamdScan(environment.clamdUrl),
      },
      jobs: queue,
      checks: { mail: () => transport.check(), jobs: () => queue.check() },
      webhooks,
      live,
      room: new Room(),
      checkout: await openCheckout(environment.checkout, { siteUrl, clock: systemClock }),
      log,
      tracing,
      sampleSignIn: environment.isLocalTrial ? sampleMember : null,
      publicUrl,
      siteUrl,
      trustProxy,
      requestsPerMinute,
      sharesRequestCounts: environment.databaseUrl !== undefined,
      webRoot: resolve(import.meta.dirname, '../../web/dist'),
    }
    return { dependencies, queue, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** For what needs one session from beginning to end: past the pooler, where there is one. */
function directly(
  { databaseDirectUrl, databaseUrl }: Environment,
  connection: DatabaseConnection,
): DatabaseConnection {
  const isDirect = databaseDirectUrl === databaseUrl || databaseDirectUrl === undefined
  return isDirect ? connection : { connectionString: databaseDirectUrl }
}

/** A pooler would spread what migrations set for their session, and their lock, over the sessions of others. */
async function migrateDirectly(
  { allowsNewerSchema }: Environment,
  connection: DatabaseConnection,
): Promise<void> {
  const db = openDatabase(connection, { poolSize: 1 })
  try {
    const { mayMigrate } = await requireUsableDatabase(db, { allowNewer: allowsNewerSchema })
    // A user that only serves may not even look for work as migrations do, under a lock.
    if (mayMigrate && (await readSchemaStanding(db)).pending.length > 0) await migrateToLatest(db)
  } finally {
    await db.destroy()
  }
}

async function openTraces({ traces }: Environment): Promise<Tracing | undefined> {
  if (traces === undefined) return undefined
  // Loaded only where there is a collector.
  const { openTracing } = await import('./observe/tracing.ts')
  return openTracing(traces)
}

async function chooseAnalyzer({ model }: Environment): Promise<DocumentAnalyzer> {
  if (model === undefined) return rulesAnalyzer
  // Loaded only where it is used: the libraries behind it are large.
  const { createModelAnalyzer } = await import('./document-analyzer/model.ts')
  return createModelAnalyzer(model)
}

async function scheduledBackups(
  { backup: { everyHours, keep, folder, keys }, ...environment }: Environment,
  { db, files, authSecret, log }: Pick<AppDependencies, 'db' | 'files' | 'authSecret' | 'log'>,
): Promise<JobHandler[]> {
  if (everyHours === 0) return []
  await requireUsableKeys(keys)
  const source = {
    db,
    kind: environment.databaseUrl === undefined ? 'embedded' : 'server',
    files,
    authSecret: { value: authSecret, isKept: environment.authSecret === undefined },
    keys,
    clock: systemClock,
  } as const
  const path = folder ?? join(environment.dataDir, 'backups')
  return [scheduledBackupHandler({ source, folder: path, everyHours, keep, clock: systemClock, log })]
}

/** Where members' files are kept, as the environment says. */
export async function chooseFiles(
  { s3, dataDir }: Pick<Environment, 's3' | 'dataDir'>,
  secret: string,
): Promise<FileStorage> {
  if (s3 !== undefined) {
    const { createS3Files } = await import('./files/s3.ts')
    return createS3Files(s3, { secret, clock: systemClock })
  }
  return createDiskFiles({ folder: join(dataDir, 'files'), secret, clock: systemClock })
}

/** Folder below DATA_DIR where mails are written when there is no mail server. */
export const outboxFolder = 'outbox'

/** Who carries mails, as the environment says. */
export async function openMail(
  { smtpUrl, mailFrom, dataDir }: Environment,
  log: Logger,
): Promise<MailTransport> {
  if (smtpUrl === undefined) return createOutbox({ folder: join(dataDir, outboxFolder), from: mailFrom, log })
  const { createSmtp } = await import('./mail/smtp.ts')
  return createSmtp({ url: smtpUrl, from: mailFrom, log })
}

export const authSecretFile = 'auth-secret'

/** The cookie secret of the embedded set-up: made once and kept beside the data, readable by its owner only. */
export async function keepSecret(
  dataDir: string,
  made = randomBytes(32).toString('base64url'),
): Promise<string> {
  const file = join(dataDir, authSecretFile)
  await mkdir(dataDir, { recursive: true })
  try {
    await writeFile(file, made, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFile(file, 'utf8')
}
