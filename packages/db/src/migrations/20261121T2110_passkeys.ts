import { type Kysely, sql } from 'kysely'

/** Passkeys. Columns to `aaguid` are those of better-auth 1.7's passkey plugin. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkeys (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      name text not null
        constraint passkeys_name_length check (char_length(name) between 1 and 64),
      credential_id text not null constraint passkeys_credential_unique unique,
      public_key text not null,
      counter bigint not null constraint passkeys_counter_not_negative check (counter >= 0),
      device_type text not null
        constraint passkeys_device_type_known check (device_type in ('singleDevice', 'multiDevice')),
      backed_up boolean not null,
      transports text,
      aaguid text,
      created_at timestamptz(3) not null default now(),
      last_used_at timestamptz(3)
    )`.execute(db)
  await sql`create index passkeys_user_id_index on passkeys (user_id)`.execute(db)
  await sql`comment on column passkeys.credential_id is 'The authenticator''s name for the key pair, base64url.'`.execute(
    db,
  )
  await sql`comment on column passkeys.public_key is 'COSE key, base64. The private half is never sent here.'`.execute(
    db,
  )
  await sql`comment on column passkeys.counter is 'Signatures that the authenticator has counted; 0 where it does not count.'`.execute(
    db,
  )
  await sql`comment on column passkeys.aaguid is 'Model of the authenticator; zeros where it does not say.'`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table passkeys`.execute(db)
}
