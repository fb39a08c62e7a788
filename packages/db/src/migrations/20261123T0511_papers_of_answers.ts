import { type Kysely, sql } from 'kysely'

/** The document that is the dated paper of an answer to the due diligence letter. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table diligence_answers
      add column document_id uuid references documents (id) on delete set null`.execute(db)
  await sql`create index diligence_answers_document_index on diligence_answers (document_id)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table diligence_answers drop column document_id`.execute(db)
}
