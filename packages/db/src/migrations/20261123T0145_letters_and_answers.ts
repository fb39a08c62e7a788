import { type Kysely, sql } from 'kysely'

/** What a team keeps while it waits: what the tracker showed, letters from IRCC, and answers to the due diligence letter. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tracker_sightings (
      id uuid primary key default gen_random_uuid(),
      team_id text not null references teams (id) on delete cascade,
      member_id uuid not null,
      part text not null constraint tracker_sightings_part_known check (
        part in ('application', 'biometrics', 'medical', 'eligibility', 'background', 'decision')
      ),
      status text not null,
      seen_on date not null,
      notes text,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      constraint tracker_sightings_team_member_fkey foreign key (team_id, member_id)
        references team_members (team_id, id) on delete cascade
    )`.execute(db)
  await sql`
    create index tracker_sightings_team_newest_index
      on tracker_sightings (team_id, created_at desc, id)`.execute(db)
  await sql`
    create index tracker_sightings_team_member_index on tracker_sightings (team_id, member_id)`.execute(db)

  await sql`
    create table ircc_letters (
      id uuid primary key default gen_random_uuid(),
      team_id text not null references teams (id) on delete cascade,
      member_id uuid not null,
      kind text not null constraint ircc_letters_kind_known check (kind in ('request', 'fairness', 'refusal')),
      received_on date not null,
      limit_days integer constraint ircc_letters_limit_days_range check (limit_days between 1 and 365),
      in_canada boolean not null default true,
      concerns jsonb not null default '[]'
        constraint ircc_letters_concerns_list check (jsonb_typeof(concerns) = 'array'),
      notes text,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      constraint ircc_letters_team_member_fkey foreign key (team_id, member_id)
        references team_members (team_id, id) on delete cascade
    )`.execute(db)
  await sql`
    create index ircc_letters_team_newest_index on ircc_letters (team_id, created_at desc, id)`.execute(db)
  await sql`create index ircc_letters_team_member_index on ircc_letters (team_id, member_id)`.execute(db)
  await sql`
    comment on column ircc_letters.limit_days is
      'The limit that the letter names, in days from the day on which it was received; null: it names none.'`.execute(
    db,
  )

  await sql`
    create table diligence_answers (
      id uuid primary key default gen_random_uuid(),
      team_id text not null references teams (id) on delete cascade,
      heading text not null constraint diligence_answers_heading_known check (
        heading in (
          'customers', 'strategy', 'product_ip', 'team', 'collaboration', 'public_presence', 'growth',
          'operations', 'finance', 'milestones'
        )
      ),
      question text not null default '',
      answer text not null default '',
      paper text not null default '',
      paper_dated_on date,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`
    create index diligence_answers_team_newest_index
      on diligence_answers (team_id, created_at desc, id)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table diligence_answers, ircc_letters, tracker_sightings`.execute(db)
}
