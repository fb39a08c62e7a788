import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { type DatabaseSnapshot, type Db, listRecordedPaths, readSnapshot } from '@suv/db'
import type { Clock } from '../clock.ts'
import type { FileStorage } from '../files/file-storage.ts'
import { type BackupWriter, writeBackupFile } from './backup-writer.ts'
import { FileLedger } from './file-ledger.ts'
import {
  authSecretName,
  type BackupHeader,
  type BackupManifest,
  documentColumns,
  documentsTable,
  filePrefix,
  headerName,
  manifestName,
  partName,
} from './format.ts'
import { markOfSecret } from './secret-mark.ts'
import type { BackupKeys } from './settings.ts'

export type BackupSource = {
  readonly db: Db
  readonly kind: BackupHeader['database']
  readonly files: Pick<FileStorage, 'findSize' | 'openFile'>
  /** `isKept`: the installation made it itself, so that nobody else has it. */
  readonly authSecret: { readonly value: string; readonly isKept: boolean }
  readonly keys: BackupKeys
  readonly clock: Clock
}

export type BackupSummary = {
  readonly takenAt: string
  readonly rows: number
  readonly tables: number
  readonly files: number
  readonly fileBytes: number
  readonly withoutFile: BackupManifest['withoutFile']
  readonly waitingJobs: Readonly<Record<string, number>>
}

/**
 * Backs up the rows of one moment and the files that they name, while the server runs. Files never change once they are kept,
 * so those of the moment are read after it; one that a member deletes meanwhile is named in the manifest.
 *
 * @throws DomainError conflict where the file is there already; what the disk, the database or the storage said.
 */
export async function createBackup(path: string, source: BackupSource): Promise<BackupSummary> {
  using ledger = new FileLedger()
  let summary: BackupSummary | undefined
  await writeBackupFile(path, { keys: source.keys, now: source.clock.now() }, async (writer) => {
    const { header, ...written } = await readSnapshot(source.db, (snapshot) =>
      writeRows(writer, snapshot, { source, ledger }),
    )
    const { files, ...writtenFiles } = await writeFiles(writer, { source, ledger })
    const manifest: BackupManifest = { ...written, files, ...writtenFiles }
    await addText(writer, manifestName, JSON.stringify(manifest))
    const rows = Object.values(written.tables).reduce((sum, table) => sum + table.rows, 0)
    summary = {
      takenAt: header.takenAt,
      rows,
      tables: header.tables.length,
      files: files.count,
      fileBytes: files.bytes,
      withoutFile: manifest.withoutFile,
      waitingJobs: header.waitingJobs,
    }
  })
  if (summary === undefined) throw new Error('nothing was written')
  return summary
}

async function writeRows(
  writer: BackupWriter,
  snapshot: DatabaseSnapshot,
  { source, ledger }: { source: BackupSource; ledger: FileLedger },
): Promise<{ header: BackupHeader } & Pick<BackupManifest, 'headerSha256' | 'tables'>> {
  const { value, isKept } = source.authSecret
  const header: BackupHeader = {
    format: 'landfall-backup',
    formatVersion: 1,
    takenAt: snapshot.takenAt.toISOString(),
    database: source.kind,
    migrations: [...snapshot.migrations],
    tables: snapshot.tables.map(({ name, columns, order }) => ({
      name,
      columns: [...columns],
      order: [...order],
    })),
    sequences: [...snapshot.sequences],
    waitingJobs: { ...snapshot.waitingJobs },
    authSecretMark: markOfSecret(value),
  }
  const headerText = JSON.stringify(header)
  await addText(writer, headerName, headerText)
  if (isKept) await addText(writer, authSecretName, value)
  const fileOf = documentColumns(header)
  const tables: BackupManifest['tables'] = {}
  for (const table of snapshot.tables) {
    const hash = createHash('sha256')
    let rows = 0
    let parts = 0
    for await (const lines of snapshot.rowsOf(table)) {
      const part = Buffer.from(`${lines.join('\n')}\n`)
      hash.update(part)
      rows += lines.length
      parts += 1
      if (table.name === documentsTable) for (const line of lines) ledger.addRow(fileOf(line))
      await writer.add(partName(table.name, parts), part, part.length)
    }
    tables[table.name] = { rows, sha256: hash.digest('hex') }
  }
  return { header, headerSha256: digestOf(headerText), tables }
}

async function writeFiles(
  writer: BackupWriter,
  { source: { files, db }, ledger }: { source: BackupSource; ledger: FileLedger },
): Promise<Pick<BackupManifest, 'files' | 'withoutFile' | 'filesSha256'>> {
  const all = createHash('sha256')
  const written = { count: 0, bytes: 0 }
  const withoutFile: BackupManifest['withoutFile'] = []
  for (const { key, id } of ledger.entries()) {
    const size = await files.findSize(key)
    const file = size === undefined ? undefined : await files.openFile(key)
    if (size === undefined || file === undefined) {
      const stillNamed = (await listRecordedPaths(db, [key])).has(key)
      withoutFile.push({ id, key, why: stillNamed ? 'lost' : 'deleted' })
      continue
    }
    const hash = createHash('sha256')
    await writer.add(`${filePrefix}${key}`, Readable.from(hashed(file, hash)), size)
    all.update(`${key} ${hash.digest('hex')}\n`)
    written.count += 1
    written.bytes += size
  }
  return { files: written, withoutFile, filesSha256: all.digest('hex') }
}

async function* hashed(
  source: AsyncIterable<Buffer>,
  hash: { update: (chunk: Buffer) => unknown },
): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    hash.update(chunk)
    yield chunk
  }
}

function addText(writer: BackupWriter, name: string, text: string): Promise<void> {
  const bytes = Buffer.from(text)
  return writer.add(name, bytes, bytes.length)
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
