import { type Kysely, sql } from 'kysely'

/**
 * How often an address asked in the minute under way, counted over all processes. Unlogged: after a crash counting begins anew,
 * and no write waits for the disk.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table request_counts (
      key text not null,
      window_start timestamptz(3) not null,
      requests integer not null constraint request_counts_requests_positive check (requests > 0),
      constraint request_counts_pkey primary key (key, window_start)
    )`.execute(db)
  await sql`create index request_counts_window_start_index on request_counts (window_start)`.execute(db)
  await sql`
    comment on column request_counts.key is
      'The limit and the address it counts. Rows are deleted some minutes after their window.'`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table request_counts`.execute(db)
}
