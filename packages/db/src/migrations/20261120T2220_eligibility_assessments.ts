import { type Kysely, sql } from 'kysely'

/** What members answered in the eligibility screener and what the server decided. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The two booleans default to false, as specified, but take null: a question that was not answered is not a no.
  await sql`
    create table eligibility_assessments (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      team_id text references teams (id) on delete set null,
      has_qualifying_business boolean default false,
      ownership_data jsonb
        constraint eligibility_assessments_ownership_list check (jsonb_typeof(ownership_data) = 'array'),
      designated_org_plan text constraint eligibility_assessments_org_plan_known check (
        designated_org_plan in ('vc', 'angel', 'incubator', 'unknown')
      ),
      has_letter_of_support boolean default false,
      language_test jsonb
        constraint eligibility_assessments_language_object check (jsonb_typeof(language_test) = 'object'),
      settlement_funds_cad integer
        constraint eligibility_assessments_funds_not_negative check (settlement_funds_cad >= 0),
      admissibility_flags jsonb
        constraint eligibility_assessments_flags_list check (jsonb_typeof(admissibility_flags) = 'array'),
      family_size integer constraint eligibility_assessments_family_size_range check (family_size between 1 and 30),
      province text constraint eligibility_assessments_province_known check (
        province in ('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT')
      ),
      eligibility_result text not null constraint eligibility_assessments_result_known check (
        eligibility_result in ('eligible', 'partially_eligible', 'not_eligible')
      ),
      gaps_to_address jsonb not null
        constraint eligibility_assessments_gaps_list check (jsonb_typeof(gaps_to_address) = 'array'),
      program_edition text not null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`
    create index eligibility_assessments_user_latest_index
      on eligibility_assessments (user_id, created_at desc, id desc)`.execute(db)
  await sql`create index eligibility_assessments_team_id_index on eligibility_assessments (team_id)`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table eligibility_assessments`.execute(db)
}
