import { type Kysely, sql } from 'kysely'

/** Members and what signing in needs. Columns of sessions to rate_limits are those of better-auth 1.7 and its API keys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id uuid primary key default gen_random_uuid(),
      username text not null constraint users_username_unique unique,
      email text not null
        constraint users_email_unique unique
        constraint users_email_lower_case check (email = lower(email)),
      email_verified boolean not null default false,
      name text not null,
      first_name text,
      last_name text,
      image text,
      business_type text,
      country text,
      phone text,
      role text not null default 'founder' constraint users_role_known check (role in ('founder')),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`comment on table users is 'Members. Password hashes are in accounts.password, where better-auth keeps them.'`.execute(
    db,
  )

  await sql`
    create table sessions (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      token text not null constraint sessions_token_unique unique,
      expires_at timestamptz(3) not null,
      ip_address text,
      user_agent text,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`create index sessions_user_id_index on sessions (user_id)`.execute(db)

  await sql`
    create table accounts (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      account_id text not null,
      provider_id text not null,
      access_token text,
      refresh_token text,
      id_token text,
      access_token_expires_at timestamptz(3),
      refresh_token_expires_at timestamptz(3),
      scope text,
      password text,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      constraint accounts_provider_account_unique unique (provider_id, account_id)
    )`.execute(db)
  await sql`create index accounts_user_id_index on accounts (user_id)`.execute(db)

  await sql`
    create table verifications (
      id uuid primary key default gen_random_uuid(),
      identifier text not null,
      value text not null,
      expires_at timestamptz(3) not null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`create index verifications_identifier_index on verifications (identifier)`.execute(db)

  await sql`
    create table apikeys (
      id uuid primary key default gen_random_uuid(),
      config_id text not null default 'default',
      name text,
      start text,
      prefix text,
      key text not null constraint apikeys_key_unique unique,
      reference_id uuid not null references users (id) on delete cascade,
      refill_interval integer,
      refill_amount integer,
      last_refill_at timestamptz(3),
      enabled boolean not null default true,
      rate_limit_enabled boolean not null default true,
      rate_limit_time_window integer,
      rate_limit_max integer,
      request_count integer not null default 0,
      remaining integer,
      last_request timestamptz(3),
      expires_at timestamptz(3),
      permissions text,
      metadata text,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`create index apikeys_reference_id_index on apikeys (reference_id)`.execute(db)

  await sql`
    create table rate_limits (
      id uuid primary key default gen_random_uuid(),
      key text not null constraint rate_limits_key_unique unique,
      count integer not null,
      last_request bigint not null
    )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table rate_limits, apikeys, verifications, accounts, sessions, users`.execute(db)
}
