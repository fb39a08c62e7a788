import { type Kysely, sql } from 'kysely'

/** Who read a document, what values it states, and how often a member asked a model on one day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table document_analyses
      add column analyst text not null default 'rules'
        constraint document_analyses_analyst_length check (length(analyst) between 1 and 200),
      add column extracted_fields jsonb not null default '[]'
        constraint document_analyses_fields_list check (jsonb_typeof(extracted_fields) = 'array')`.execute(db)
  await sql`
    comment on column document_analyses.analyst is 'rules, or the name of the model that read the text.'`.execute(
    db,
  )
  // A row of its own, so that deleting analyses gives no further calls.
  await sql`
    create table model_calls (
      user_id uuid not null references users (id) on delete cascade,
      day date not null,
      calls integer not null constraint model_calls_calls_positive check (calls > 0),
      constraint model_calls_pkey primary key (user_id, day)
    )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table model_calls`.execute(db)
  await sql`
    alter table document_analyses
      drop column extracted_fields,
      drop column analyst`.execute(db)
}
