import { type Kysely, sql } from 'kysely'

/** The addresses for files that are out, and the room that is set aside for each, so that many at once do not exceed it together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table upload_addresses (
      object_path text primary key,
      user_id uuid not null references users (id) on delete cascade,
      bytes bigint not null constraint upload_addresses_bytes_positive check (bytes > 0),
      expires_at timestamptz(3) not null
    )`.execute(db)
  await sql`create index upload_addresses_user_id_index on upload_addresses (user_id)`.execute(db)
  await sql`
    comment on column upload_addresses.expires_at is
      'When nothing can come any more. Rows go with the next address after it, or when their file is recorded.'`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table upload_addresses`.execute(db)
}
