import * as z from 'zod'

/*
 * A backup is a tar, compressed with gzip, and encrypted with age where a key is given. Its entries, in this order:
 *
 *   header.json                what is in it: the moment, the migrations done, each table with its columns
 *   auth-secret                what cookies are signed with, where the installation made it itself
 *   tables/NAME/000001.ndjson  rows, each a JSON list of values as PostgreSQL writes them, in the order of the header's columns
 *   files/OWNER/ID             a member's file, by its key in the storage
 *   manifest.json              last: rows and SHA-256 of each table, the files, and the SHA-256 of the header
 *
 * What has no manifest is no whole backup.
 */

export const headerName = 'header.json'
export const authSecretName = 'auth-secret'
export const manifestName = 'manifest.json'
export const filePrefix = 'files/'
const tablePrefix = 'tables/'

export function partName(table: string, number: number): string {
  return `${tablePrefix}${table}/${String(number).padStart(6, '0')}.ndjson`
}

/** The table of an entry; undefined for an entry that is no part of one. */
export function tableOf(entryName: string): string | undefined {
  return /^tables\/([^/]+)\/\d{6,}\.ndjson$/.exec(entryName)?.[1]
}

const digestSchema = z.string().regex(/^[0-9a-f]{64}$/)

export const headerSchema = z.object({
  format: z.literal('landfall-backup'),
  formatVersion: z.literal(1),
  /** The moment that rows and files are of. */
  takenAt: z.iso.datetime(),
  /** `embedded` or `server`. Either is restored into either. */
  database: z.enum(['embedded', 'server']),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.object({ name: z.string(), type: z.string() })),
      order: z.array(z.string()),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string().regex(/^-?\d+$/) })),
  /** Jobs that waited in the queue, by their kind. They are not kept. */
  waitingJobs: z.record(z.string(), z.number().int()),
  /** SHA-256 of a fixed text and AUTH_SECRET: tells whether another installation has the same one. */
  authSecretMark: digestSchema,
})

export const manifestSchema = z.object({
  headerSha256: digestSchema,
  tables: z.record(z.string(), z.object({ rows: z.number().int(), sha256: digestSchema })),
  files: z.object({ count: z.number().int(), bytes: z.number().int() }),
  /** Documents of the snapshot whose files were gone when their turn came. */
  withoutFile: z.array(z.object({ id: z.string(), key: z.string(), why: z.enum(['deleted', 'lost']) })),
  /** SHA-256 over the lines `KEY SHA256` of all files, in the order of the entries. */
  filesSha256: digestSchema,
})

export type BackupHeader = z.output<typeof headerSchema>
export type BackupManifest = z.output<typeof manifestSchema>

/** The table whose rows name members' files. */
export const documentsTable = 'documents'

/** Where the columns stand that say which file a document has. */
export function documentColumns({ tables }: BackupHeader) {
  const columns = tables.find(({ name }) => name === documentsTable)?.columns ?? []
  const place = (name: string) => columns.findIndex((column) => column.name === name)
  const places = {
    id: place('id'),
    key: place('object_path'),
    type: place('file_type'),
    sha256: place('kept_hash'),
  }
  return (line: string): DocumentFile => {
    const values = JSON.parse(line) as (string | null)[]
    return {
      id: values[places.id] ?? '',
      key: values[places.key] ?? '',
      type: values[places.type] ?? 'application/octet-stream',
      sha256: values[places.sha256] ?? null,
    }
  }
}

export type DocumentFile = {
  readonly id: string
  readonly key: string
  readonly type: string
  /** Null: recorded before digests were kept. */
  readonly sha256: string | null
}
