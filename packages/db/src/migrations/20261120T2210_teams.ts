import { type Kysely, sql } from 'kysely'

/** Teams, their members and who owns how much of the voting rights. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Text ids, because the screens of the specification name the team 'team-1'.
  await sql`
    create table teams (
      id text primary key default gen_random_uuid()::text,
      team_name text not null,
      canada_incorp_status text,
      province text constraint teams_province_known check (
        province in ('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT')
      ),
      operations_in_canada boolean not null default false,
      sector text,
      one_liner text,
      problem text,
      solution text,
      traction_data jsonb,
      ip_status text,
      website text,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db)

  // A member stays in the team's papers when their sign-in goes: the application names them.
  await sql`
    create table team_members (
      id uuid primary key default gen_random_uuid(),
      team_id text not null references teams (id) on delete cascade,
      user_id uuid references users (id) on delete set null,
      passport_name text not null,
      date_of_birth date,
      nationality text,
      is_essential_person boolean not null default false,
      language_scores jsonb,
      funds_amount_cad integer constraint team_members_funds_not_negative check (funds_amount_cad >= 0),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      constraint team_members_team_user_unique unique (team_id, user_id),
      constraint team_members_team_member_unique unique (team_id, id)
    )`.execute(db)
  await sql`create index team_members_user_id_index on team_members (user_id)`.execute(db)

  // The pair of ids is the key, so that a share cannot name a member of another team.
  await sql`
    create table ownership (
      id uuid primary key default gen_random_uuid(),
      team_id text not null references teams (id) on delete cascade,
      member_id uuid not null,
      voting_rights_pct integer not null
        constraint ownership_voting_rights_range check (voting_rights_pct between 0 and 100),
      vesting_terms text,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      constraint ownership_team_member_unique unique (team_id, member_id),
      constraint ownership_team_member_fkey foreign key (team_id, member_id)
        references team_members (team_id, id) on delete cascade
    )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table ownership, team_members, teams`.execute(db)
}
