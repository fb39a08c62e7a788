import { type Kysely, sql } from 'kysely'

/** Business plans, one for each member. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table business_plans (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null constraint business_plans_user_unique unique
        references users (id) on delete cascade,
      title text not null,
      executive_summary text,
      innovation_statement text,
      job_creation_plan text,
      global_competitiveness text,
      market_analysis text,
      operations_plan text,
      financial_projections jsonb
        constraint business_plans_projections_object check (jsonb_typeof(financial_projections) = 'object'),
      status text not null default 'draft'
        constraint business_plans_status_known check (status in ('draft', 'complete')),
      progress integer not null default 0
        constraint business_plans_progress_range check (progress between 0 and 100),
      last_modified timestamptz(3) not null default now(),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`
    comment on column business_plans.last_modified is
      'Which text a tab has read: must grow with every change, by at least a millisecond.'`.execute(db)
  await sql`
    comment on column business_plans.progress is 'Percent; computed from the six sections.'`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table business_plans`.execute(db)
}
