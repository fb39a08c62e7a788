import { type Kysely, sql } from 'kysely'

/** What members uploaded: where each file lies, not the file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table documents (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      file_name text not null,
      file_type text not null,
      file_size integer constraint documents_file_size_not_negative check (file_size >= 0),
      object_path text not null,
      category text constraint documents_category_known check (
        category in (
          'support-letters', 'language-tests', 'settlement-funds', 'business-documents', 'incorporation',
          'ip-documents', 'personal-documents', 'business_docs'
        )
      ),
      uploaded_at timestamptz(3) not null default now(),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`
    create index documents_user_newest_index on documents (user_id, uploaded_at desc, id)`.execute(db)
  // Before a file is thrown away, whether another record still names it.
  await sql`create index documents_object_path_index on documents (object_path)`.execute(db)
  await sql`comment on column documents.file_size is 'Bytes.'`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table documents`.execute(db)
}
