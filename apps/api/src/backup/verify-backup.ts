import { createHash } from 'node:crypto'
import { DomainError } from '@suv/domain'
import { isFileKey } from '../files/file-storage.ts'
import type { FileLedger } from './file-ledger.ts'
import {
  authSecretName,
  type BackupHeader,
  type BackupManifest,
  type DocumentFile,
  documentColumns,
  documentsTable,
  filePrefix,
  headerName,
  headerSchema,
  manifestName,
  manifestSchema,
  tableOf,
} from './format.ts'
import { type BackupEntry, readBackup, readText } from './read-backup.ts'
import { markOfSecret } from './secret-mark.ts'
import type { BackupKeys } from './settings.ts'

export type VerifiedBackup = {
  readonly header: BackupHeader
  readonly manifest: BackupManifest
  /** The secret of the installation that made it itself. */
  readonly authSecret: string | undefined
  /** What is wrong, a sentence each; empty: rows and files are what was backed up. */
  readonly problems: readonly string[]
}

/** Of one kind of problem no more are told. */
const mostTold = 20

type Found = { readonly rows: number; readonly sha256: string }

/**
 * Reads the whole backup and compares rows with the manifest, files with the rows that name them, and rows with the files.
 *
 * @param ledger filled with what rows name and which files came.
 * @throws DomainError invalid_input where it cannot be read to its end.
 */
export async function verifyBackup(
  path: string,
  { keys, ledger }: { keys: BackupKeys; ledger: FileLedger },
): Promise<VerifiedBackup> {
  const problems = new Problems()
  const tables = new Map<string, ReturnType<typeof startTable>>()
  const allFiles = createHash('sha256')
  const files = { count: 0, bytes: 0 }
  let header: BackupHeader | undefined
  let headerSha256 = ''
  let manifest: BackupManifest | undefined
  let authSecret: string | undefined

  for await (const entry of readBackup(path, keys)) {
    const { name, content } = entry
    if (manifest !== undefined) problems.add('entry', `Nothing should come after ${manifestName}: ${name}.`)
    if (name === headerName && header !== undefined) problems.add('entry', 'There is a second header.')
    else if (name === headerName) {
      const text = await readText(content)
      headerSha256 = createHash('sha256').update(text).digest('hex')
      header = parseWith(headerSchema, text, path)
    } else if (header === undefined) {
      throw new DomainError('invalid_input', `${path} is no backup: it does not begin with ${headerName}.`)
    } else if (name === authSecretName) authSecret = await readText(content)
    else if (name === manifestName) manifest = parseWith(manifestSchema, await readText(content), path)
    else if (name.startsWith(filePrefix)) {
      const { size, sha256 } = await digest(entry)
      files.count += 1
      files.bytes += size
      const key = name.slice(filePrefix.length)
      allFiles.update(`${key} ${sha256}\n`)
      noteFile({ key, sha256 }, { ledger, problems })
    } else {
      const table = tableOf(name)
      if (table === undefined) problems.add('entry', `Nothing should be named ${name}.`)
      else {
        const started = tables.get(table) ?? startTable(table, header, { ledger, problems })
        tables.set(table, started)
        for await (const chunk of content) started.read(chunk)
      }
    }
  }
  if (header === undefined || manifest === undefined) {
    throw new DomainError(
      'invalid_input',
      `${path} is incomplete: its last entry, ${manifestName}, is missing.`,
    )
  }
  if (headerSha256 !== manifest.headerSha256)
    problems.add('header', 'The header is not the one that was written.')
  if (authSecret !== undefined && markOfSecret(authSecret) !== header.authSecretMark)
    problems.add('secret', `The ${authSecretName} is not the one that was written.`)
  const found = new Map([...tables].map(([name, table]) => [name, table.end()]))
  compareTables(manifest, found, problems)
  if (allFiles.digest('hex') !== manifest.filesSha256 || files.count !== manifest.files.count) {
    problems.add(
      'files',
      `The files are not those that were written: ${files.count} of ${manifest.files.count} came, or their bytes differ.`,
    )
  }
  const excused = new Set(manifest.withoutFile.map(({ key }) => key))
  for (const { key, id } of ledger.missing()) {
    if (!excused.has(key)) problems.add('missing', `The file of document ${id} is missing: ${key}.`)
  }
  return { header, manifest, authSecret, problems: problems.told() }
}

function noteFile(
  { key, sha256 }: { key: string; sha256: string },
  { ledger, problems }: { ledger: FileLedger; problems: Problems },
): void {
  const row = ledger.find(key)
  if (row === undefined) {
    problems.add('unnamed', `No document names the file ${key}.`)
    return
  }
  ledger.noteFile(key, sha256)
  if (row.sha256 !== null && row.sha256 !== sha256) {
    problems.add(
      'changed',
      `The file of document ${row.id} is not the one that was kept: its SHA-256 is ${sha256}.`,
    )
  }
}

/** Counts and digests a table's rows as they come, in pieces that end anywhere. */
function startTable(
  name: string,
  header: BackupHeader,
  { ledger, problems }: { ledger: FileLedger; problems: Problems },
) {
  const hash = createHash('sha256')
  const fileOf = name === documentsTable ? documentColumns(header) : undefined
  let rows = 0
  let rest: Buffer = Buffer.alloc(0)
  const noteRow = (line: string, of: (line: string) => DocumentFile) => {
    try {
      const file = of(line)
      if (isFileKey(file.key)) ledger.addRow(file)
      else problems.add('key', `The document ${file.id} names no file as they are kept: ${file.key}.`)
    } catch {
      problems.add('row', `A row of the table ${name} cannot be read.`)
    }
  }
  return {
    read: (chunk: Buffer) => {
      hash.update(chunk)
      for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, at + 1)) rows += 1
      if (fileOf === undefined) return
      const lines = Buffer.concat([rest, chunk])
      const end = lines.lastIndexOf(newline) + 1
      for (const line of lines.subarray(0, end).toString().split('\n')) if (line !== '') noteRow(line, fileOf)
      rest = lines.subarray(end)
    },
    end: (): Found => ({ rows, sha256: hash.digest('hex') }),
  }
}

const newline = 0x0a
const emptySha256 = createHash('sha256').digest('hex')

function compareTables(
  manifest: BackupManifest,
  found: ReadonlyMap<string, Found>,
  problems: Problems,
): void {
  for (const [name, wanted] of Object.entries(manifest.tables)) {
    const { rows, sha256 } = found.get(name) ?? { rows: 0, sha256: emptySha256 }
    if (rows !== wanted.rows)
      problems.add('rows', `The table ${name} has ${rows} rows instead of ${wanted.rows}.`)
    else if (sha256 !== wanted.sha256) problems.add('rows', `Rows of the table ${name} were changed.`)
  }
  for (const name of found.keys()) {
    if (manifest.tables[name] === undefined) problems.add('rows', `There should be no table ${name}.`)
  }
}

async function digest({ content }: BackupEntry): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of content) {
    hash.update(chunk)
    size += chunk.length
  }
  return { size, sha256: hash.digest('hex') }
}

function parseWith<T>(schema: { parse: (value: unknown) => T }, text: string, path: string): T {
  try {
    return schema.parse(JSON.parse(text))
  } catch (cause) {
    throw new DomainError(
      'invalid_input',
      `${path} was not made by this program, or by a version whose backups this one cannot read.`,
      { cause },
    )
  }
}

class Problems {
  readonly #told: string[] = []
  readonly #counts = new Map<string, number>()

  add(kind: string, sentence: string): void {
    const count = (this.#counts.get(kind) ?? 0) + 1
    this.#counts.set(kind, count)
    if (count <= mostTold) this.#told.push(sentence)
  }

  told(): string[] {
    const more = [...this.#counts.values()].filter((count) => count > mostTold)
    return [...this.#told, ...more.map((count) => `And ${count - mostTold} more of that kind.`)]
  }
}
