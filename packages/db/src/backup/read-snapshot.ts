import { sql } from 'kysely'
import type { Db } from '../client.ts'
import { listAppliedMigrations } from '../schema-version.ts'
import {
  listStoredSequences,
  listStoredTables,
  type StoredSequence,
  type StoredTable,
} from './stored-tables.ts'

/** The whole database as it was at one moment. Usable until the `work` it was handed to ends. */
export type DatabaseSnapshot = {
  readonly takenAt: Date
  /** The migrations done, in order. */
  readonly migrations: readonly string[]
  readonly tables: readonly StoredTable[]
  readonly sequences: readonly StoredSequence[]
  /** Jobs that wait in the queue, which is no part of it, by their kind. */
  readonly waitingJobs: Readonly<Record<string, number>>
  /**
   * The table's rows, some at a time, in the order of their key: each a JSON list of its columns' values, as PostgreSQL writes
   * them, or null. That is exact for every type, and the same from the embedded database and a server.
   */
  readonly rowsOf: (table: StoredTable) => AsyncGenerator<readonly string[]>
}

/** About what is held in memory at a time, in characters. */
const aimedAtOnce = 4 * 1024 * 1024
const mostRowsAtOnce = 2_000
const firstRowsAtOnce = 50

/**
 * Reads everything in one transaction that sees one moment, while others go on writing. On the embedded database they wait
 * meanwhile: read nothing else inside, and write only where it is quick.
 */
export async function readSnapshot<T>(db: Db, work: (snapshot: DatabaseSnapshot) => Promise<T>): Promise<T> {
  return db
    .withoutPlugins()
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      // However slowly the other side takes it.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
      await sql`set local statement_timeout = 0`.execute(trx)
      // Texts that are read the same wherever they are written to.
      await sql`set local timezone = 'UTC'`.execute(trx)
      await sql`set local datestyle = 'ISO'`.execute(trx)
      await sql`set local intervalstyle = 'postgres'`.execute(trx)
      await sql`set local extra_float_digits = 1`.execute(trx)
      await sql`set local bytea_output = 'hex'`.execute(trx)
      const { rows } = await sql<{ now: Date }>`select now()`.execute(trx)
      return work({
        takenAt: rows[0]?.now ?? new Date(0),
        migrations: await listAppliedMigrations(trx),
        tables: await listStoredTables(trx),
        sequences: await listStoredSequences(trx),
        waitingJobs: await countWaitingJobs(trx),
        rowsOf: (table) => readRows(trx, table),
      })
    })
}

async function* readRows(trx: Db, table: StoredTable): AsyncGenerator<readonly string[]> {
  const values = sql.join(table.columns.map(({ name }) => sql`${sql.ref(name)}::text`))
  const order = sql.join(table.order.map((name) => orderBy(table, name)))
  await sql`
    declare backup_rows no scroll cursor for
    select to_json(array[${values}])::text as line from ${sql.table(`public.${table.name}`)} order by ${order}`.execute(
    trx,
  )
  let count = firstRowsAtOnce
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch forward ${sql.lit(count)} from backup_rows`.execute(
      trx,
    )
    if (rows.length === 0) break
    const lines = rows.map(({ line }) => line)
    yield lines
    const size = lines.reduce((sum, line) => sum + line.length, 0)
    count = Math.max(1, Math.min(mostRowsAtOnce, Math.floor((aimedAtOnce * count) / size), count * 4))
  }
  await sql`close backup_rows`.execute(trx)
}

/** Texts are sorted otherwise under each server's language; this way a restored table comes in the order of the first one. */
function orderBy({ columns }: StoredTable, name: string) {
  const type = columns.find((column) => column.name === name)?.type ?? ''
  if (/^(text|character varying)/.test(type)) return sql`${sql.ref(name)} collate "C"`
  return /^jsonb?$/.test(type) ? sql`${sql.ref(name)}::text collate "C"` : sql.ref(name)
}

async function countWaitingJobs(trx: Db): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ found: string | null }>`
    select to_regclass('pgboss.job')::text as found`.execute(trx)
  if (tables[0]?.found == null) return {}
  const { rows } = await sql<{ name: string; count: number }>`
    select name, count(*)::int as count from pgboss.job
    where state in ('created', 'retry', 'active') and not starts_with(name, '__')
    group by name order by name`.execute(trx)
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}
