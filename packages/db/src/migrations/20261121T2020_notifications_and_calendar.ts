import { type Kysely, sql } from 'kysely'

/** What a member has read of what the bell tells, and the secret address of their calendar. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notification_reads (
      user_id uuid not null references users (id) on delete cascade,
      key text not null constraint notification_reads_key_length check (char_length(key) between 1 and 200),
      read_at timestamptz(3) not null default now(),
      constraint notification_reads_pkey primary key (user_id, key)
    )`.execute(db)
  await sql`
    create index notification_reads_user_newest_index on notification_reads (user_id, read_at desc, key)`.execute(
    db,
  )
  await sql`
    comment on table notification_reads is
      'Notifications are computed from the records; only that one was read is kept.'`.execute(db)

  await sql`
    create table calendar_feeds (
      user_id uuid not null references users (id) on delete cascade,
      secret_hash text not null constraint calendar_feeds_secret_hash_unique unique,
      created_at timestamptz(3) not null default now(),
      last_fetched_at timestamptz(3),
      constraint calendar_feeds_pkey primary key (user_id)
    )`.execute(db)
  await sql`
    comment on column calendar_feeds.secret_hash is
      'SHA-256 of the secret in the address, as hex: whoever reads this table cannot read a calendar.'`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table calendar_feeds, notification_reads`.execute(db)
}
