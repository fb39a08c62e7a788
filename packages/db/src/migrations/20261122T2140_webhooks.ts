import { type Kysely, sql } from 'kysely'

/** Where members' own programs take events, and what was sent there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook_endpoints (
      id uuid not null default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      url text not null constraint webhook_endpoints_url_length check (char_length(url) between 1 and 2000),
      description text not null default '',
      events jsonb not null constraint webhook_endpoints_events_list check (jsonb_typeof(events) = 'array'),
      sealed_secret text not null,
      previous_sealed_secret text,
      previous_secret_until timestamptz(3),
      off_reason text constraint webhook_endpoints_off_reason_known
        check (off_reason in ('member', 'gone', 'failing')),
      disabled_at timestamptz(3),
      failing_since timestamptz(3),
      told_keys jsonb not null default '[]'
        constraint webhook_endpoints_told_keys_list check (jsonb_typeof(told_keys) = 'array'),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      constraint webhook_endpoints_pkey primary key (id),
      constraint webhook_endpoints_reason_with_moment check ((off_reason is null) = (disabled_at is null)),
      constraint webhook_endpoints_previous_both
        check ((previous_sealed_secret is null) = (previous_secret_until is null))
    )`.execute(db)
  await sql`create index webhook_endpoints_user_index on webhook_endpoints (user_id, created_at, id)`.execute(
    db,
  )
  await sql`
    comment on column webhook_endpoints.sealed_secret is
      'Encrypted with a key that is made from AUTH_SECRET: whoever reads this table cannot sign.'`.execute(db)
  await sql`
    comment on column webhook_endpoints.told_keys is
      'What is due or runs out that was told already, and still is: told once, not each hour.'`.execute(db)

  await sql`
    create table webhook_deliveries (
      id uuid not null default gen_random_uuid(),
      endpoint_id uuid not null references webhook_endpoints (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      event_id text not null,
      event text not null,
      payload text not null constraint webhook_deliveries_payload_length
        check (octet_length(payload) between 1 and 65536),
      state text not null default 'pending' constraint webhook_deliveries_state_known
        check (state in ('pending', 'delivered', 'failed')),
      tries integer not null default 0 constraint webhook_deliveries_tries_not_negative check (tries >= 0),
      attempts jsonb not null default '[]'
        constraint webhook_deliveries_attempts_list check (jsonb_typeof(attempts) = 'array'),
      next_attempt_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      constraint webhook_deliveries_pkey primary key (id),
      constraint webhook_deliveries_event_once unique (endpoint_id, event_id),
      constraint webhook_deliveries_waiting_next check ((state = 'pending') = (next_attempt_at is not null))
    )`.execute(db)
  await sql`
    create index webhook_deliveries_endpoint_newest_index
      on webhook_deliveries (endpoint_id, created_at desc, id desc)`.execute(db)
  await sql`create index webhook_deliveries_user_index on webhook_deliveries (user_id)`.execute(db)
  await sql`create index webhook_deliveries_created_index on webhook_deliveries (created_at)`.execute(db)
  await sql`
    create index webhook_deliveries_pending_index on webhook_deliveries (next_attempt_at)
      where state = 'pending'`.execute(db)
  await sql`
    comment on column webhook_deliveries.payload is
      'The body as it is signed and sent, byte for byte, at every try.'`.execute(db)
  await sql`
    comment on column webhook_deliveries.tries is
      'All that were made; attempts keeps the latest of them.'`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table webhook_deliveries, webhook_endpoints`.execute(db)
}
