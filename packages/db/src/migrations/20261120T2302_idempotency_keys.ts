import { type Kysely, sql } from 'kysely'

/** First answers to calls that carry an Idempotency-Key, for the same call sent again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table idempotency_keys (
      user_id uuid not null references users (id) on delete cascade,
      key text not null,
      method text not null,
      path text not null,
      body_hash text not null,
      status integer constraint idempotency_keys_status_range check (status between 100 and 599),
      response jsonb,
      created_at timestamptz(3) not null default now(),
      constraint idempotency_keys_pkey primary key (user_id, key)
    )`.execute(db)
  await sql`create index idempotency_keys_created_at_index on idempotency_keys (created_at)`.execute(db)
  await sql`
    comment on column idempotency_keys.status is
      'HTTP status of the first answer; null while the first call is under way.'`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table idempotency_keys`.execute(db)
}
