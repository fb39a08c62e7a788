import { sql } from 'kysely'
import type { Db } from '../client.ts'

/** Adds to what all processes counted for `key` since `windowStart`. @returns the sum. */
export async function addRequests(
  db: Db,
  { key, windowStart, requests }: { key: string; windowStart: Date; requests: number },
): Promise<number> {
  const row = await db
    .insertInto('requestCounts')
    .values({ key, windowStart, requests })
    .onConflict((conflict) =>
      conflict
        .constraint('request_counts_pkey')
        .doUpdateSet({ requests: sql`request_counts.requests + excluded.requests` }),
    )
    .returning('requests')
    .executeTakeFirstOrThrow()
  return row.requests
}

/** Forgets the windows that began before a moment. */
export async function deleteRequestCountsBefore(db: Db, { before }: { before: Date }): Promise<void> {
  await db.deleteFrom('requestCounts').where('windowStart', '<', before).execute()
}
