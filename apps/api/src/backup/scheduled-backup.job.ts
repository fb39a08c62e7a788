import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import * as z from 'zod'
import type { Clock } from '../clock.ts'
import { type JobHandler, type JobKind, jobHandler } from '../jobs/jobs.ts'
import { unfinishedMark } from './backup-writer.ts'
import { type BackupSource, createBackup } from './create-backup.ts'

/** Backing up by itself, where it is due. */
const scheduledBackupJob: JobKind = {
  name: 'scheduled-backup',
  schema: z.object({}),
  retries: 2,
  firstDelaySeconds: 300,
  longestDelaySeconds: 900,
  timeoutSeconds: 6 * 3600,
}

const hourMs = 3_600_000
/** Less than the time between two looks, so that a daily backup does not come half an hour later each day. */
const toleranceMs = hourMs / 2
const namePattern = /^landfall-(\d{4}-\d\d-\d\dT\d{6}Z)\.tar\.gz(\.age)?$/

export type ScheduledBackupOptions = {
  readonly source: BackupSource
  readonly folder: string
  readonly everyHours: number
  readonly keep: number
  readonly clock: Clock
  readonly log: Logger
}

/**
 * Looks twice an hour whether the newest backup of the folder is old enough, and then makes one: what is due while the server
 * is stopped is made after its start.
 */
export function scheduledBackupHandler(options: ScheduledBackupOptions): JobHandler {
  return jobHandler({
    kind: scheduledBackupJob,
    cron: '7,37 * * * *',
    run: async () => {
      await backUpIfDue(options)
    },
  })
}

/** @returns the file that was made; undefined where none was due. */
export async function backUpIfDue({
  source,
  folder,
  everyHours,
  keep,
  clock,
  log,
}: ScheduledBackupOptions): Promise<string | undefined> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const now = clock.now()
  await clearUnfinished(folder, now)
  // One of a clock that was ahead says nothing of how old the newest is, and takes no other's place.
  const newest = (await listBackups(folder)).findLast(({ at }) => at <= now)
  const age = newest === undefined ? Number.POSITIVE_INFINITY : now.getTime() - newest.at.getTime()
  if (age < everyHours * hourMs - toleranceMs) return undefined
  const { passphrase, recipient } = source.keys
  const suffix = passphrase === undefined && recipient === undefined ? '' : '.age'
  const time = now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '')
  const path = join(folder, `landfall-${time}.tar.gz${suffix}`)
  const { withoutFile, takenAt: _, ...summary } = await createBackup(path, source)
  const lost = withoutFile.filter(({ why }) => why === 'lost')
  log.info({ backup: path, ...summary }, 'a backup was made')
  if (lost.length > 0) log.error({ documents: lost.map(({ id }) => id) }, 'documents whose file is lost')
  const known = (await listBackups(folder)).filter(({ at }) => at <= now)
  for (const old of known.slice(0, -keep)) await rm(join(folder, old.name), { force: true })
  return path
}

/** The backups made by themselves, oldest first. Other files in the folder are nobody's business. */
async function listBackups(folder: string): Promise<{ name: string; at: Date }[]> {
  const names = (await readdir(folder)).sort()
  return names.flatMap((name) => {
    const time = namePattern.exec(name)?.[1]
    if (time === undefined) return []
    const at = new Date(time.replace(/T(\d\d)(\d\d)(\d\d)Z/, 'T$1:$2:$3Z'))
    return Number.isNaN(at.getTime()) ? [] : [{ name, at }]
  })
}

/** What killed backups have left more than a day ago. */
async function clearUnfinished(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.includes(unfinishedMark)) continue
    const path = join(folder, name)
    if ((await stat(path)).mtimeMs < now.getTime() - 24 * hourMs) await rm(path, { force: true })
  }
}
