import { type Kysely, sql } from 'kysely'

/** Earlier texts of business plans, to compare with and to go back to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table business_plan_versions (
      id uuid primary key default gen_random_uuid(),
      plan_id uuid not null references business_plans (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      number integer not null constraint business_plan_versions_number_positive check (number > 0),
      title text not null,
      executive_summary text,
      innovation_statement text,
      job_creation_plan text,
      global_competitiveness text,
      market_analysis text,
      operations_plan text,
      words integer not null constraint business_plan_versions_words_not_negative check (words >= 0),
      reason text not null constraint business_plan_versions_reason_known check (
        reason in ('save', 'complete', 'autosave', 'restore', 'conflict')
      ),
      created_at timestamptz(3) not null default now(),
      constraint business_plan_versions_plan_number_unique unique (plan_id, number)
    )`.execute(db)
  await sql`
    create index business_plan_versions_user_id_index on business_plan_versions (user_id)`.execute(db)
  await sql`
    comment on column business_plan_versions.number is 'Counts from 1 in each plan.'`.execute(db)
  await sql`
    comment on column business_plan_versions.words is 'Of the six sections together.'`.execute(db)
  await sql`
    comment on column business_plan_versions.reason is
      'Why it was kept: saved or completed by hand, while writing, before a restore, or set aside in a conflict.'`.execute(
    db,
  )
  await sql`
    comment on column business_plan_versions.created_at is 'When this text became the plan.'`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table business_plan_versions`.execute(db)
}
