import { type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '../client.ts'
import { migrateToLatest, migrateUpTo } from '../migrate.ts'
import {
  DatabaseStateError,
  isRestoreUnfinished,
  listKnownMigrations,
  restoreMark,
} from '../schema-version.ts'
import {
  listStoredTables,
  type StoredColumn,
  type StoredSequence,
  type StoredTable,
} from './stored-tables.ts'

/** What was backed up, and where its rows come from. */
export type SnapshotToLoad = {
  readonly migrations: readonly string[]
  readonly tables: readonly StoredTable[]
  readonly sequences: readonly StoredSequence[]
  /** Rows as `rowsOf` gave them, of one table after the other. */
  readonly rows: AsyncIterable<{ readonly table: string; readonly lines: readonly string[] }>
  /** What is changed of them in the same transaction, with the newest schema. */
  readonly adjust: (trx: Trx) => Promise<void>
}

/** @throws DatabaseStateError where this program does not know the schema that the backup was made of. */
export async function requireKnownSchema(migrations: readonly string[]): Promise<void> {
  const known = await listKnownMigrations()
  const last = migrations.at(-1)
  if (last === undefined) throw new DatabaseStateError('The backup was made of a database without a schema.')
  if (!known.includes(last)) {
    throw new DatabaseStateError(
      `The backup was made by a newer version of this program: its schema has ${last}, and this version knows no migration after ${known.at(-1)}. Restore it with that version, or a later one.`,
    )
  }
  if (migrations.some((name, index) => name !== known[index])) {
    throw new DatabaseStateError(
      'The backup was made by another line of versions of this program: its migrations are not the first ones of this version.',
    )
  }
}

/**
 * Looks whether the installation is empty, or was left by a restore that did not come to its end, and marks it as one that a
 * restore is under way in: until it has ended, no server starts on it.
 *
 * @returns whether an earlier restore had begun.
 * @throws DatabaseStateError where something is in it.
 */
export async function beginRestore(
  db: Db,
  { hasFiles }: { readonly hasFiles: () => Promise<boolean> },
): Promise<{ beganBefore: boolean }> {
  if (await isRestoreUnfinished(db)) return { beganBefore: true }
  const tables = await listStoredTables(db)
  if (tables.length > 0) {
    throw new DatabaseStateError(
      `The database is not empty: it has ${tables.length} tables. Restore into a new one, on which no server was started yet. Nothing was changed.`,
    )
  }
  if (await hasFiles()) {
    throw new DatabaseStateError(
      'There are files of members in the storage. Restore into an empty one: another DATA_DIR or S3_BUCKET. Nothing was changed.',
    )
  }
  await sql`create table ${sql.table(`public.${restoreMark}`)} (begun_at timestamptz not null default now())`.execute(
    db,
  )
  return { beganBefore: false }
}

/**
 * Puts the rows into the schema that they were backed up from, then brings it up to date, all in one transaction: killed in
 * the middle, nothing is there but the mark of `beginRestore`. References are checked at the end, all of them; triggers do not
 * run, since what they did is among the rows.
 *
 * @throws what the database said of a row that it does not take.
 */
export async function loadSnapshot(db: Db, snapshot: SnapshotToLoad): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
    await sql`set local statement_timeout = 0`.execute(trx)
    await migrateUpTo(trx, snapshot.migrations.at(-1) ?? '')
    const known = new Map((await listStoredTables(trx)).map((table) => [table.name, table]))
    const tables = new Map(snapshot.tables.map((table) => [table.name, requireSame(known, table)]))
    const plain = trx.withoutPlugins()
    const references = await takeReferencesAway(plain)
    for (const name of tables.keys()) {
      await sql`alter table ${nameOf(name)} disable trigger user`.execute(plain)
      // What migrations have put there came along in the backup.
      await sql`delete from ${nameOf(name)}`.execute(plain)
    }
    for await (const { table, lines } of snapshot.rows) {
      const target = tables.get(table)
      if (target === undefined) throw new DatabaseStateError(`The backup has rows of no table: ${table}`)
      await insertLines(plain, target, lines)
    }
    for (const { name, lastValue } of snapshot.sequences) {
      await sql`select setval(format('public.%I', ${name}::text)::regclass, ${lastValue}::bigint)`.execute(
        plain,
      )
    }
    for (const name of tables.keys()) {
      await sql`alter table ${nameOf(name)} enable trigger user`.execute(plain)
    }
    for (const reference of references) await reference.putBack()
    await migrateToLatest(trx)
    await snapshot.adjust(trx)
    await sql`drop table ${nameOf(restoreMark)}`.execute(plain)
  })
  await sql`analyze`.execute(db)
}

function requireSame(known: ReadonlyMap<string, StoredTable>, table: StoredTable): StoredTable {
  const columns = known.get(table.name)?.columns ?? []
  const missing = table.columns.find(
    ({ name, type }) => !columns.some((column) => column.name === name && column.type === type),
  )
  if (missing === undefined) return table
  throw new DatabaseStateError(
    `The backup has a column that this version’s schema does not have: ${table.name}.${missing.name}, ${missing.type}.`,
  )
}

async function insertLines(db: Db, { name, columns }: StoredTable, lines: readonly string[]): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column.name)))
  const values = sql.join(columns.map(readValue))
  await sql`
    insert into ${nameOf(name)} (${names}) overriding system value
    select ${values} from json_array_elements(${`[${lines.join(',')}]`}::json) line`.execute(db)
}

/** The type comes from the database's own catalogue, compared before: `requireSame`. */
function readValue({ type }: StoredColumn, index: number): RawBuilder<unknown> {
  return sql`(line ->> ${sql.lit(index)})::${sql.raw(type)}`
}

async function takeReferencesAway(db: Db): Promise<{ putBack: () => Promise<unknown> }[]> {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select c.relname as "table", k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and c.relnamespace = 'public'::regnamespace`.execute(db)
  for (const { table, name } of rows) {
    await sql`alter table ${nameOf(table)} drop constraint ${sql.ref(name)}`.execute(db)
  }
  return rows.map(({ table, name, definition }) => ({
    putBack: () =>
      sql`alter table ${nameOf(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(db),
  }))
}

function nameOf(table: string) {
  return sql.table(`public.${table}`)
}
