import { type Kysely, sql } from 'kysely'

/** Invitations by which team members get their sign-in, and the day on which an account is to be erased. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One for each person of the team's papers. The pair of ids is the key, so that it cannot name a member of another team.
  await sql`
    create table team_invitations (
      id uuid primary key default gen_random_uuid(),
      team_id text not null references teams (id) on delete cascade,
      member_id uuid not null,
      email text not null constraint team_invitations_email_lower_case check (email = lower(email)),
      token_hash text not null constraint team_invitations_token_hash_unique unique,
      invited_by uuid references users (id) on delete set null,
      expires_at timestamptz(3) not null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      constraint team_invitations_team_member_unique unique (team_id, member_id),
      constraint team_invitations_team_email_unique unique (team_id, email),
      constraint team_invitations_team_member_fkey foreign key (team_id, member_id)
        references team_members (team_id, id) on delete cascade
    )`.execute(db)
  await sql`create index team_invitations_invited_by_index on team_invitations (invited_by)`.execute(db)
  await sql`
    comment on column team_invitations.token_hash is
      'SHA-256, base64url, of the token in the mailed link: whoever reads this table cannot use it.'`.execute(
    db,
  )

  await sql`alter table users add column erase_at timestamptz(3)`.execute(db)
  await sql`comment on column users.erase_at is 'When the account is erased; null: it stays.'`.execute(db)
  await sql`create index users_erase_at_index on users (erase_at) where erase_at is not null`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users drop column erase_at`.execute(db)
  await sql`drop table team_invitations`.execute(db)
}
