import { type Kysely, sql } from 'kysely'

/** Which document of the checklist a file is, until when the paper is valid, and what members ticked without a file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table documents
      add column checklist_key text constraint documents_checklist_key_not_empty check (checklist_key <> ''),
      add column expires_on date`.execute(db)
  await sql`comment on column documents.checklist_key is 'Key of a named document of the checklist.'`.execute(
    db,
  )
  await sql`comment on column documents.expires_on is 'Last day on which the paper is valid.'`.execute(db)

  await sql`
    create table document_checklist_ticks (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      checklist_key text not null constraint document_checklist_ticks_key_not_empty check (checklist_key <> ''),
      created_at timestamptz(3) not null default now(),
      constraint document_checklist_ticks_user_key_unique unique (user_id, checklist_key)
    )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table document_checklist_ticks`.execute(db)
  await sql`alter table documents drop column checklist_key, drop column expires_on`.execute(db)
}
