import { type Kysely, sql } from 'kysely'

/** What a file's bytes were when it came, so that the same file is known again. Files of before have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table documents
      add column content_hash text
        constraint documents_content_hash_form check (content_hash ~ '^[0-9a-f]{64}$')`.execute(db)
  await sql`
    comment on column documents.content_hash is
      'SHA-256 of the bytes that were sent, hexadecimal. A picture is drawn anew: what is kept of it differs.'`.execute(
    db,
  )
  await sql`
    create index documents_content_hash_index on documents (content_hash)
      where content_hash is not null`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents drop column content_hash`.execute(db)
}
