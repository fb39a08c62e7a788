import { sql } from 'kysely'
import type { Db } from '../client.ts'
import { restoreMark } from '../schema-version.ts'

/** `type` as PostgreSQL writes it, such as `timestamp(3) with time zone`. */
export type StoredColumn = { readonly name: string; readonly type: string }

export type StoredTable = {
  readonly name: string
  readonly columns: readonly StoredColumn[]
  /** Columns by which the rows are put in order: the primary key, or where there is none all of them. */
  readonly order: readonly string[]
}

/** The value that the next row of a sequence follows. */
export type StoredSequence = { readonly name: string; readonly lastValue: string }

/** Our tables as the database has them, by name, without those of the migrations. */
export async function listStoredTables(db: Db): Promise<StoredTable[]> {
  const { rows } = await sql<{ name: string; columns: StoredColumn[]; key: string[] | null }>`
    select c.relname as name,
      coalesce((
        select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      ), '[]') as columns,
      (
        select json_agg(a.attname order by k.place)
        from pg_index i, unnest(i.indkey::int2[]) with ordinality k (attnum, place), pg_attribute a
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum
      ) as key
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and c.relname not like 'kysely\_%' and c.relname <> ${restoreMark}
    order by c.relname collate "C"`.execute(db.withoutPlugins())
  return rows.map(({ name, columns, key }) => ({
    name,
    columns,
    order: key ?? columns.map((column) => column.name),
  }))
}

export async function listStoredSequences(db: Db): Promise<StoredSequence[]> {
  const { rows } = await sql<StoredSequence>`
    select sequencename as name, last_value::text as "lastValue" from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename`.execute(db.withoutPlugins())
  return rows
}
