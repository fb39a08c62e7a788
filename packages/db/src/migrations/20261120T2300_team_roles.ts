import { type Kysely, sql } from 'kysely'

/** Who manages a team: its founders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table team_members add column role text not null default 'member'
      constraint team_members_role_known check (role in ('founder', 'member'))`.execute(db)
  // A team's first member is its founder; of members who came together, one who can sign in.
  await sql`
    update team_members set role = 'founder' where id in (
      select distinct on (team_id) id from team_members
      order by team_id, created_at, (user_id is null), id
    )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table team_members drop column role`.execute(db)
}
