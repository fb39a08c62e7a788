import { sql } from 'kysely'
import type { Db } from '../client.ts'

export type Column = {
  readonly table: string
  readonly column: string
  /** PostgreSQL's name of the type, such as `timestamptz`. */
  readonly type: string
  readonly nullable: boolean
  readonly hasDefault: boolean
  readonly comment: string | null
  readonly tableComment: string | null
  /** What a CHECK constraint on this column alone allows, where it lists texts. */
  readonly values: readonly string[] | undefined
}

/** Columns of all tables except the migrations' own, by table and position. */
export async function readColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Omit<Column, 'values'> & { checks: string[] }>`
    select
      c.relname as table,
      a.attname as column,
      t.typname as type,
      not a.attnotnull as nullable,
      -- Or a trigger that fills it in where it is left out.
      a.atthasdef or a.attidentity <> '' or exists (
        select from pg_trigger g where g.tgrelid = c.oid
          and strpos(pg_get_triggerdef(g.oid), format('WHEN ((new.%I IS NULL))', a.attname)) > 0
      ) as has_default,
      col_description(c.oid, a.attnum) as comment,
      obj_description(c.oid, 'pg_class') as table_comment,
      array(
        select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        order by k.conname
      ) as checks
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not like 'kysely%'
    order by c.relname collate "C", a.attnum`.execute(db)
  return rows.map(({ checks, ...column }) => ({ ...column, values: listedValues(checks) }))
}

/** PostgreSQL writes `x in ('a', 'b')` as `(x = ANY (ARRAY['a'::text, 'b'::text]))`, and a list of one as `(x = 'a'::text)`. */
function listedValues(checks: readonly string[]): string[] | undefined {
  for (const check of checks) {
    if (!/^CHECK \(\(\w+ = (ANY \(ARRAY\[.*\]\)|'[^']*'::text)\)\)$/.test(check)) continue
    return [...check.matchAll(/'([^']*)'::text/g)].flatMap(([, value]) => value ?? [])
  }
  return undefined
}
