import { type Kysely, sql } from 'kysely'

/** What reading a document gave. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // An analysis stays readable when its document goes: its findings quote what they rest on.
  await sql`
    create table document_analyses (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      document_id uuid references documents (id) on delete set null,
      business_plan_id uuid references business_plans (id) on delete set null,
      document_type text not null,
      summary text,
      confidence integer
        constraint document_analyses_confidence_range check (confidence between 0 and 100),
      extracted_requirements jsonb not null default '[]'
        constraint document_analyses_requirements_list check (jsonb_typeof(extracted_requirements) = 'array'),
      compliance_checks jsonb not null default '[]'
        constraint document_analyses_checks_list check (jsonb_typeof(compliance_checks) = 'array'),
      deadlines jsonb not null default '[]'
        constraint document_analyses_deadlines_list check (jsonb_typeof(deadlines) = 'array'),
      recommendations jsonb not null default '[]'
        constraint document_analyses_recommendations_list check (jsonb_typeof(recommendations) = 'array'),
      evidence jsonb not null default '[]'
        constraint document_analyses_evidence_list check (jsonb_typeof(evidence) = 'array'),
      analysis_type text not null constraint document_analyses_type_known check (
        analysis_type in ('business_plan', 'other')
      ),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`
    create index document_analyses_user_newest_index
      on document_analyses (user_id, created_at desc, id)`.execute(db)
  await sql`
    create index document_analyses_document_id_index on document_analyses (document_id)`.execute(db)
  await sql`
    create index document_analyses_business_plan_id_index
      on document_analyses (business_plan_id)`.execute(db)
  await sql`comment on column document_analyses.confidence is 'Percent.'`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table document_analyses`.execute(db)
}
