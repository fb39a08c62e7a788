import {
  beginRestore,
  type Db,
  endAllSessions,
  forgetDocuments,
  loadSnapshot,
  requireKnownSchema,
} from '@suv/db'
import { DomainError } from '@suv/domain'
import type { FileStorage } from '../files/file-storage.ts'
import { FileLedger } from './file-ledger.ts'
import { filePrefix, tableOf } from './format.ts'
import { readBackup, readBytes } from './read-backup.ts'
import { markOfSecret } from './secret-mark.ts'
import type { BackupKeys } from './settings.ts'
import { type VerifiedBackup, verifyBackup } from './verify-backup.ts'

export type RestoreTarget = {
  readonly db: Db
  readonly files: Pick<FileStorage, 'keepFile' | 'listFiles'>
  readonly keys: BackupKeys
  /** What the installation works with: its own, or what the environment gives. Undefined: it has none yet. */
  readonly authSecret: string | undefined
  /** Takes over the backup's secret, where the installation makes its own. Undefined: the environment gives it. */
  readonly keepAuthSecret: ((secret: string) => Promise<void>) | undefined
  /** Whether an installation with another AUTH_SECRET is taken. */
  readonly acceptsOtherSecret: boolean
  /** Whether members stay signed in. */
  readonly keepsSessions: boolean
}

export type RestoreSummary = VerifiedBackup & {
  readonly endedSessions: number
  readonly beganBefore: boolean
}

/**
 * Restores a backup into an empty installation: first everything is verified, then files, then all rows in one transaction.
 * Killed in the middle, no server starts on it, and the same call begins anew.
 *
 * @throws DomainError or DatabaseStateError with the reason, before anything was changed, where the backup has a fault or was made
 * by a newer version, or the installation is not empty.
 */
export async function restoreBackup(path: string, target: RestoreTarget): Promise<RestoreSummary> {
  const { db, files, keys } = target
  using ledger = new FileLedger()
  const verified = await verifyBackup(path, { keys, ledger })
  const { header, manifest, problems } = verified
  if (problems.length > 0) {
    throw new DomainError(
      'invalid_input',
      ['The backup has faults. Nothing was changed.', ...problems].join('\n'),
    )
  }
  await requireKnownSchema(header.migrations)
  requireSecret(verified, target)
  const { beganBefore } = await beginRestore(db, { hasFiles: () => hasFiles(files) })
  if (verified.authSecret !== undefined) await target.keepAuthSecret?.(verified.authSecret)

  for await (const { name, content } of readBackup(path, keys)) {
    if (!name.startsWith(filePrefix)) continue
    const key = name.slice(filePrefix.length)
    await files.keepFile(key, await readBytes(content), ledger.find(key)?.type ?? 'application/octet-stream')
  }
  let endedSessions = 0
  await loadSnapshot(db, {
    ...header,
    rows: readRows(path, keys),
    adjust: async (trx) => {
      await forgetDocuments(trx, {
        ids: manifest.withoutFile.filter(({ why }) => why === 'deleted').map(({ id }) => id),
      })
      if (!target.keepsSessions) endedSessions = await endAllSessions(trx)
    },
  })
  return { ...verified, endedSessions, beganBefore }
}

function requireSecret(
  { header, authSecret }: VerifiedBackup,
  { authSecret: own, keepAuthSecret, acceptsOtherSecret }: RestoreTarget,
): void {
  const takesOver = authSecret !== undefined && keepAuthSecret !== undefined && own === undefined
  if (takesOver || acceptsOtherSecret) return
  if (own !== undefined && markOfSecret(own) === header.authSecretMark) return
  throw new DomainError(
    'conflict',
    `The backup was made with another AUTH_SECRET: two-step verification and the secrets of webhooks are encrypted with it. Set AUTH_SECRET to that one${authSecret === undefined ? '' : ' (`admin backup-secret FILE` prints it)'}, or add --other-secret to go without. Nothing was changed.`,
  )
}

async function hasFiles(files: RestoreTarget['files']): Promise<boolean> {
  for await (const { kind } of files.listFiles()) if (kind === 'kept') return true
  return false
}

const partBytes = 4 * 1024 * 1024

/** Rows of each table, some at a time: never a whole part where one row alone is large. */
async function* readRows(path: string, keys: BackupKeys) {
  for await (const { name, content } of readBackup(path, keys)) {
    const table = tableOf(name)
    if (table === undefined) continue
    let lines: string[] = []
    let size = 0
    for (const line of (await readBytes(content)).toString().split('\n')) {
      if (line === '') continue
      lines.push(line)
      size += line.length
      if (size < partBytes) continue
      yield { table, lines }
      lines = []
      size = 0
    }
    if (lines.length > 0) yield { table, lines }
  }
}
