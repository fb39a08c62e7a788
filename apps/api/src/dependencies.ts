import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import {
  type Db,
  disableSampleMember,
  ensureReferenceData,
  migrateToLatest,
  openDatabase,
  seedSampleMember,
} from '@suv/db'
import type { ReachedDatabase } from '@suv/db/reach-database'
import type { Logger } from 'pino'
import { type Auth, createAuth } from './auth.ts'
import type { Checkout } from './checkout/checkout.ts'
import { openCheckout } from './checkout/open-checkout.ts'
import { type Clock, systemClock } from './clock.ts'
import type { DocumentAnalyzer } from './document-analyzer/document-analyzer.ts'
import { rulesAnalyzer } from './document-analyzer/rules.ts'
import type { Environment } from './env.ts'
import { linkMailHandler } from './features/accounts/link-mail.job.ts'
import { hashPassword } from './features/accounts/password-hash.ts'
import { passwordResetHandler } from './features/accounts/password-reset.job.ts'
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
import type { Jobs } from './jobs/jobs.ts'
import { type JobQueue, openJobQueue } from './jobs/queue.ts'
import { createLogger } from './logger.ts'
import type { MailTransport } from './mail/mail.ts'
import { createOutbox } from './mail/outbox.ts'
import { sendMailHandler } from './mail/send-mail.job.ts'
import type { PublicSettings } from './trpc.ts'
import { createWebhooks, type Webhooks } from './webhooks/webhooks.ts'

/** Everything that the server works with, chosen from the environment in one place. */
export type AppDependencies = {
  readonly db: Db
  readonly auth: Auth
  readonly authSecret: string
  readonly clock: Clock
  readonly files: FileStorage
  readonly analyzer: DocumentAnalyzer
  readonly fileSafety: FileSafety
  readonly jobs: Jobs
  readonly checkout: Checkout
  readonly webhooks: Webhooks
  readonly log: Logger
  readonly sampleSignIn: PublicSettings['sampleSignIn']
  readonly publicUrl: string | undefined
  /** Origin for links in mails. */
  readonly siteUrl: string
  readonly trustProxy: readonly string[] | undefined
  readonly requestsPerMinute: number
  /** After how long an unanswered request is ended; 60,000 unless said. */
  readonly requestTimeoutMs?: number
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
    const { preparesStatements } = environment
    const db = openDatabase(connection, { preparesStatements })
    closers.push(() => db.destroy())
    await migrateToLatest(db)
    await ensureReferenceData(db, { now: systemClock.now() })

    const authSecret = environment.authSecret ?? (await keepSecret(environment.dataDir))
    const auth = createAuth({ db, secret: authSecret, publicUrl: environment.publicUrl, log })
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
      handlers: [
        sendMailHandler(sender),
        linkMailHandler({ ...sender, siteUrl: environment.siteUrl }),
        passwordResetHandler({ db }),
        eraseAccountsHandler({ db, clock: systemClock, log }),
        deleteFilesHandler({ files }),
        deleteTeamsHandler({ db, clock: systemClock, log }),
        deliverWebhookHandler({ db, clock: systemClock, webhooks, siteUrl: environment.siteUrl }),
        tellDatedEventsHandler({ db, clock: systemClock }),
        tidyDeliveriesHandler({ db, clock: systemClock, log }),
        forgetAnswersHandler({ db, clock: systemClock, log }),
      ],
      log,
    })
    closers.push(() => queue.close())
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
      webhooks,
      checkout: await openCheckout(environment.checkout, { siteUrl, clock: systemClock }),
      log,
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

async function chooseAnalyzer({ model }: Environment): Promise<DocumentAnalyzer> {
  if (model === undefined) return rulesAnalyzer
  // Loaded only where it is used: the libraries behind it are large.
  const { createModelAnalyzer } = await import('./document-analyzer/model.ts')
  return createModelAnalyzer(model)
}

async function chooseFiles({ s3, dataDir }: Environment, secret: string): Promise<FileStorage> {
  if (s3 !== undefined) {
    const { createS3Files } = await import('./files/s3.ts')
    return createS3Files(s3)
  }
  return createDiskFiles({ folder: join(dataDir, 'files'), secret, clock: systemClock })
}

/** Folder below DATA_DIR where mails are written when there is no mail server. */
export const outboxFolder = 'outbox'

async function openMail({ smtpUrl, mailFrom, dataDir }: Environment, log: Logger): Promise<MailTransport> {
  if (smtpUrl === undefined) return createOutbox({ folder: join(dataDir, outboxFolder), from: mailFrom, log })
  const { createSmtp } = await import('./mail/smtp.ts')
  return createSmtp({ url: smtpUrl, from: mailFrom, log })
}

/** The cookie secret of the embedded set-up: made once and kept beside the data, readable by its owner only. */
async function keepSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'auth-secret')
  await mkdir(dataDir, { recursive: true })
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFile(file, 'utf8')
}
