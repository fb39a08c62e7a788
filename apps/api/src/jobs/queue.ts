import { createHash, randomUUID } from 'node:crypto'
import { connectionSettings, type DatabaseConnection } from '@suv/db'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { tellJob } from '../observe/events.ts'
import { during } from '../observe/work.ts'
import { type JobHandler, type JobKind, type Jobs, UnrecoverableJobError } from './jobs.ts'

export type JobQueue = Jobs & {
  /** Begins to do jobs. */
  readonly work: () => Promise<void>
  /** Has a job that was given up tried again. @returns false where there is no such job. */
  readonly retry: (kindName: string, id: string) => Promise<boolean>
  /** @throws where this process does no jobs: its workers have not asked for any for a while. */
  readonly check: () => Promise<void>
  /** Waits for the jobs under way, then stops. */
  readonly close: () => Promise<void>
}

/** A job is usually begun at once, by the process that added it; this is for those of other processes and of retries. */
const pollSeconds = 10
/** After a job was added: by then its transaction is usually committed, and else the next poll finds it. */
const wakeAfterMs = 150
const stopTimeoutMs = 5_000
/** Longer than any of the queue's own statements. */
const answerTimeoutMs = 120_000
/** Six polls. */
const askedWithinMs = 60_000
const sevenDays = 7 * 24 * 60 * 60

/**
 * The job queue, in the database's own schema `pgboss`, which it creates and brings up to date here. It has its own two
 * connections, so that waiting jobs and waiting requests do not wait for each other; one with the embedded database, where
 * nothing listens, and no lock or transaction outlives a statement.
 */
export async function openJobQueue(options: {
  connection: DatabaseConnection
  handlers: readonly JobHandler[]
  log: Logger
  /** Whether the connection's user owns the queue's tables, and may rebuild their indexes; true unless said. */
  ownsTables?: boolean
}): Promise<JobQueue> {
  const { connection, handlers, log, ownsTables = true } = options
  const embedded = 'embedded' in connection
  const boss = new PgBoss({
    ...connectionSettings(connection),
    application_name: 'start-up-visa jobs',
    max: embedded ? 1 : 2,
    // Where the network loses a connection without a word, nothing else ends the wait for an answer on it.
    ...(embedded ? {} : { keepAlive: true, query_timeout: answerTimeoutMs }),
    backend: embedded ? 'pglite' : 'postgres',
    // Rebuilding indexes concurrently wants sessions of its own.
    reindex: !embedded && ownsTables,
    monitorVacuum: !embedded,
    schedule: handlers.some(({ cron }) => cron !== undefined),
    cronWorkerIntervalSeconds: 45,
    cronMonitorIntervalSeconds: 45,
  })
  boss.on('error', (error: Error) => log.error({ err: error }, 'the job queue met an error'))
  boss.on('warning', (warning: object) => log.warn({ warning }, 'the job queue warns'))
  await boss.start()

  for (const { kind } of handlers) await ensureQueue(boss, kind)

  const wake = (kindName: string) => {
    setTimeout(() => wakeWorkers(boss, kindName), wakeAfterMs).unref()
  }

  const jobs: Jobs = {
    enqueue: async (trx, kind, data, { dedupeKey, startAfter, group }) => {
      const id = await boss.send(kind.name, kind.schema.parse(data), {
        id: idOfKey(kind, dedupeKey),
        ...(startAfter === undefined ? {} : { startAfter }),
        ...(group === undefined ? {} : { group: { id: group } }),
        // Of the rows it reads the id only, which our names leave as it is.
        db: fromKysely(trx.withoutPlugins()),
      })
      wake(kind.name)
      return id !== null
    },
  }
  // A stop may be asked for while the workers are still begun, one after the other.
  let closing = false
  let begun = Promise.resolve()
  const beginWorkers = async () => {
    for (const handler of handlers) {
      if (closing) return
      await startWorker(boss, handler, { jobs, log })
    }
  }
  return {
    ...jobs,
    work: () => {
      begun = beginWorkers()
      return begun
    },
    retry: async (kindName, id) => {
      if (!handlers.some(({ kind }) => kind.name === kindName)) return false
      const { affected } = (await boss.retry(kindName, id)) as { affected?: number }
      wake(kindName)
      return (affected ?? 0) > 0
    },
    check: async () => {
      const last = Math.max(0, ...boss.getWipData().map(({ lastFetchedOn }) => lastFetchedOn ?? 0))
      if (Date.now() - last > askedWithinMs) throw new Error('no job was asked for in the last minute')
    },
    close: async () => {
      closing = true
      // What keeps one from being begun is told by `work`.
      await begun.catch(() => {})
      await boss.stop({ graceful: true, timeout: stopTimeoutMs })
    },
  }
}

/** Creates the kind's queue, or brings its settings up to date. */
async function ensureQueue(boss: PgBoss, kind: JobKind): Promise<void> {
  const settings = {
    retryLimit: kind.retries,
    retryDelay: kind.firstDelaySeconds,
    retryBackoff: true,
    retryDelayMax: kind.longestDelaySeconds,
    expireInSeconds: kind.timeoutSeconds,
    deleteAfterSeconds: sevenDays,
  }
  await boss.createQueue(kind.name, settings)
  await boss.updateQueue(kind.name, settings)
  // Any question has it remember the queue. Else it would look the queue up at the first enqueue, on a connection of its
  // own, and with the embedded database wait there for the very transaction that waits for it.
  await boss.findJobs(kind.name, { id: randomUUID() })
}

/** Has the workers of a kind look for jobs now, and not with the next poll. */
function wakeWorkers(boss: PgBoss, kindName: string): void {
  for (const { id, name } of boss.getWipData()) if (name === kindName) boss.notifyWorker(id)
}

async function startWorker(
  boss: PgBoss,
  { kind, run, cron, concurrency = 1, groupConcurrency }: JobHandler,
  { jobs, log }: { jobs: Jobs; log: Logger },
): Promise<void> {
  if (cron !== undefined) await boss.schedule(kind.name, cron, {})
  const options = {
    pollingIntervalSeconds: pollSeconds,
    perJobResults: true,
    localConcurrency: concurrency,
    ...(groupConcurrency === undefined ? {} : { localGroupConcurrency: groupConcurrency }),
  } as const
  await boss.work<object, void, typeof options>(kind.name, options, async ([job]) => {
    if (job === undefined) return []
    const about = { job: kind.name, jobId: job.id, tries: job.retryCount + 1 }
    const started = performance.now()
    try {
      await during({ feature: `job ${kind.name}` }, () =>
        run({ id: job.id, data: kind.schema.parse(job.data), signal: job.signal, jobs }),
      )
      log.info({ ...about, ms: Math.round(performance.now() - started) }, 'job done')
      tellJob({ kind: kind.name, outcome: 'done', ms: performance.now() - started })
      return [{ id: job.id, status: 'completed' }]
    } catch (error) {
      const isHopeless = error instanceof UnrecoverableJobError
      const givenUp = isHopeless || job.retryCount >= kind.retries
      log[givenUp ? 'error' : 'warn'](
        { ...about, err: error },
        givenUp ? 'job given up: see the failed jobs' : 'job failed, and will be tried again',
      )
      const outcome = givenUp ? 'given up' : 'failed'
      tellJob({ kind: kind.name, outcome, ms: performance.now() - started })
      // The queue's word for failing without another try; we have no queue of dead letters.
      return [{ id: job.id, status: isHopeless ? 'deadletter' : 'failed', output: error }]
    } finally {
      // What waits behind it is begun at once, not with the next poll.
      wakeWorkers(boss, kind.name)
    }
  })
}

/** One id for a key, so that the database itself refuses the second job. A version 8 uuid. */
function idOfKey(kind: JobKind, dedupeKey: string): string {
  const hash = createHash('sha256').update(`${kind.name}\n${dedupeKey}`).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
