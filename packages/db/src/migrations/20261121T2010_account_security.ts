import { type Kysely, sql } from 'kysely'

/** Two-step verification, the devices that a member signed in from, and the slowing of guessers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column two_factor_enabled boolean not null default false`.execute(db)
  // Columns are those of better-auth 1.7's two-factor plugin, which encrypts the secret and the recovery codes.
  await sql`
    create table two_factors (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null constraint two_factors_user_unique unique
        references users (id) on delete cascade,
      secret text not null,
      backup_codes text not null,
      verified boolean not null default true,
      failed_verification_count integer not null default 0
        constraint two_factors_failures_not_negative check (failed_verification_count >= 0),
      locked_until timestamptz(3)
    )`.execute(db)

  await sql`
    create table known_devices (
      user_id uuid not null references users (id) on delete cascade,
      token_hash text not null,
      created_at timestamptz(3) not null default now(),
      constraint known_devices_pkey primary key (user_id, token_hash)
    )`.execute(db)
  await sql`
    comment on column known_devices.token_hash is 'SHA-256, base64url, of the token in the browser''s cookie.'`.execute(
    db,
  )

  await sql`
    create table failed_tries (
      key text primary key,
      failures integer not null constraint failed_tries_failures_not_negative check (failures >= 0),
      last_at timestamptz(3) not null
    )`.execute(db)
  await sql`
    comment on column failed_tries.key is 'What was tried by whom: a name and a SHA-256, so that no address is kept.'`.execute(
    db,
  )
  await sql`create index failed_tries_last_at_index on failed_tries (last_at)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table failed_tries, known_devices, two_factors`.execute(db)
  await sql`alter table users drop column two_factor_enabled`.execute(db)
}
