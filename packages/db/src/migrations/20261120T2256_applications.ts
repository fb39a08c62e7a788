import { type Kysely, sql } from 'kysely'

/** Work permits, the team's application for permanent residence, and the further member-based record. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Calendar days rather than moments: letters and permits print no time.
  await sql`
    create table work_permits (
      id uuid primary key default gen_random_uuid(),
      team_id text not null references teams (id) on delete cascade,
      member_id uuid not null,
      category text not null default 'SUV_open' constraint work_permits_category_known check (
        category in ('SUV_open', 'employer_specific')
      ),
      submitted_at date,
      approved_at date,
      expiry_date date,
      status text not null default 'pending' constraint work_permits_status_known check (
        status in ('pending', 'approved', 'rejected', 'expired')
      ),
      notes text,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      constraint work_permits_team_member_fkey foreign key (team_id, member_id)
        references team_members (team_id, id) on delete cascade
    )`.execute(db)
  await sql`
    create index work_permits_team_newest_index on work_permits (team_id, created_at desc, id)`.execute(db)
  await sql`create index work_permits_team_member_index on work_permits (team_id, member_id)`.execute(db)

  await sql`
    create table pr_applications (
      id uuid primary key default gen_random_uuid(),
      team_id text not null constraint pr_applications_team_unique unique
        references teams (id) on delete cascade,
      application_number text,
      submitted_at date,
      status text not null default 'preparing' constraint pr_applications_status_known check (
        status in ('preparing', 'submitted', 'in_process', 'approved', 'rejected')
      ),
      medical_exam_completed boolean not null default false,
      police_check_completed boolean not null default false,
      fees_paid boolean not null default false,
      notes text,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db)

  await sql`
    create table member_records (
      id uuid primary key default gen_random_uuid(),
      member_id uuid not null references team_members (id) on delete cascade,
      category text not null default 'SUV_open' constraint member_records_category_known check (
        category in ('SUV_open', 'employer_specific')
      ),
      status text not null default 'pending' constraint member_records_status_known check (
        status in ('pending', 'approved', 'rejected', 'expired')
      ),
      notes text,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`
    create index member_records_member_newest_index
      on member_records (member_id, created_at desc, id)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table member_records, pr_applications, work_permits`.execute(db)
}
