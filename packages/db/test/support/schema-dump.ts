import { sql } from 'kysely'
import type { Db } from '../../src/client.ts'

/** What defines the schema, one line an item in a fixed order: columns, constraints, indexes and comments. */
export async function dumpSchema(db: Db): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select format('%s.%s %s null=%s default=%s', table_name, column_name, udt_name, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'
    union all
    select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace and conrelid::regclass::text not like 'kysely%'
    union all
    select indexdef from pg_indexes where schemaname = 'public' and tablename not like 'kysely%'
    union all
    select format('%s: %s', objoid::regclass, description)
      from pg_description where classoid = 'pg_class'::regclass and objoid in
        (select oid from pg_class where relnamespace = 'public'::regnamespace)
    order by line`.execute(db)
  return rows.map(({ line }) => line)
}
