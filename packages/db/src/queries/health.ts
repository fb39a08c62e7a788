import { sql } from 'kysely'
import type { Db } from '../client.ts'

/** Settles once the database has answered. @throws what the connection said where it does not. */
export async function pingDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}
