import { type Kysely, sql } from 'kysely'

/** What a document's file must have, so that a file that was changed or damaged is found. Empty for those kept before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table documents add column kept_hash text
      constraint documents_kept_hash_form check (kept_hash ~ '^[0-9a-f]{64}$')`.execute(db)
  await sql`comment on column documents.kept_hash is 'SHA-256 of the file as it is kept, hexadecimal.'`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents drop column kept_hash`.execute(db)
}
