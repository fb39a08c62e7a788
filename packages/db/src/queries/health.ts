import { sql } from 'kysely'
import type { Db } from '../client.ts'

/** Settles once the database has answered. @throws what the connection said where it does not. */
export async function pingDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}

/** The database as an operator wants to know it. */
export type DatabaseFacts = { readonly version: string; readonly bytes: number; readonly members: number }

export async function readDatabaseFacts(db: Db): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`
    select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes,
      (select count(*) from users)::int as members`.execute(db)
  const [facts] = rows
  if (facts === undefined) throw new Error('a select without a table answers one row')
  return facts
}
