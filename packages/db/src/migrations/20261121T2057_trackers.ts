import { type Kysely, sql } from 'kysely'

/** What the trackers keep beside their records: ticked steps, the history of an application, and the dates of papers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table work_permit_steps (
      id uuid primary key default gen_random_uuid(),
      team_id text not null references teams (id) on delete cascade,
      step text not null constraint work_permit_steps_step_known check (
        step in (
          'commitment_certificate', 'letter_of_support', 'proof_of_ownership', 'valid_passport', 'digital_photo',
          'proof_of_funds', 'medical_exam', 'police_certificate', 'application_fee'
        )
      ),
      is_done boolean not null default false,
      document_id uuid references documents (id) on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      constraint work_permit_steps_team_step_unique unique (team_id, step)
    )`.execute(db)
  await sql`create index work_permit_steps_document_id_index on work_permit_steps (document_id)`.execute(db)
  await sql`
    comment on table work_permit_steps is
      'One row for each step of the work permit checklist that a team has touched.'`.execute(db)

  await sql`
    create table pr_application_changes (
      id uuid primary key default gen_random_uuid(),
      application_id uuid not null references pr_applications (id) on delete cascade,
      at timestamptz(3) not null default now(),
      actor_user_id uuid references users (id) on delete set null,
      field text not null constraint pr_application_changes_field_known check (
        field in (
          'status', 'submittedAt', 'applicationNumber', 'medicalExamCompleted', 'policeCheckCompleted', 'feesPaid'
        )
      ),
      from_value text,
      to_value text
    )`.execute(db)
  await sql`
    create index pr_application_changes_application_newest_index
      on pr_application_changes (application_id, at desc, id)`.execute(db)
  await sql`
    create index pr_application_changes_actor_user_id_index
      on pr_application_changes (actor_user_id)`.execute(db)
  await sql`
    comment on column pr_application_changes.from_value is
      'As text; null where the field was empty, or where the application was begun with this value.'`.execute(
    db,
  )

  // The pair of ids is the key, so that a date cannot name a member of another team.
  await sql`
    create table validity_dates (
      id uuid primary key default gen_random_uuid(),
      team_id text not null references teams (id) on delete cascade,
      member_id uuid not null,
      kind text not null constraint validity_dates_kind_known check (
        kind in ('language_result', 'medical_exam', 'police_certificate', 'passport')
      ),
      label text,
      day date not null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      constraint validity_dates_team_member_fkey foreign key (team_id, member_id)
        references team_members (team_id, id) on delete cascade
    )`.execute(db)
  await sql`
    create index validity_dates_team_newest_index on validity_dates (team_id, created_at desc, id)`.execute(
    db,
  )
  await sql`create index validity_dates_team_member_index on validity_dates (team_id, member_id)`.execute(db)
  await sql`
    comment on column validity_dates.day is
      'Of a passport the day printed as its last; otherwise the day of the test, the examination or the issue.'`.execute(
    db,
  )
  await sql`
    comment on column validity_dates.label is
      'What tells papers of one kind apart, such as the country of a police certificate.'`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table validity_dates, pr_application_changes, work_permit_steps`.execute(db)
}
