import { type Kysely, sql } from 'kysely'

/**
 * An application for permanent residence for each founder. What a team has so far becomes the main applicant's, history and
 * all. Only adds: the version before reads and writes the table on, and what it begins becomes the main applicant's too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function main_applicant_of(team text) returns uuid language sql stable as $$
      select id from team_members where team_id = team
      order by role = 'founder' desc, user_id is null, created_at, id limit 1
    $$`.execute(db)

  // The pair of ids is the key, so that an application cannot be that of a member of another team.
  await sql`
    alter table pr_applications
      add column team_member_id uuid,
      add column applicant_name text`.execute(db)
  await sql`update pr_applications set team_member_id = main_applicant_of(team_id)`.execute(db)
  await sql`
    alter table pr_applications
      drop constraint pr_applications_team_unique,
      add constraint pr_applications_team_member_unique unique (team_id, team_member_id),
      add constraint pr_applications_team_member_fkey foreign key (team_id, team_member_id)
        references team_members (team_id, id) on delete set null (team_member_id)`.execute(db)
  // Of a team without members.
  await sql`
    create unique index pr_applications_nobodys_unique on pr_applications (team_id)
      where team_member_id is null and applicant_name is null`.execute(db)
  await sql`
    comment on column pr_applications.team_member_id is
      'Whose it is: the main applicant''s where it was not said. Null once they have left the team.'`.execute(
    db,
  )
  await sql`
    comment on column pr_applications.applicant_name is
      'What somebody who has left the team was called; null while they are in it.'`.execute(db)

  // A team may lose a member between the two statements of a write: the lock waits for whoever removes them.
  await sql`
    create function name_pr_applicant() returns trigger language plpgsql as $$
    begin
      if new.team_member_id is not null then
        new.applicant_name := null;
      elsif tg_op = 'INSERT' and new.applicant_name is null then
        select id into new.team_member_id from team_members
          where id = main_applicant_of(new.team_id) for key share;
      end if;
      return new;
    end
    $$`.execute(db)
  await sql`
    create trigger pr_applications_name_applicant
      before insert or update on pr_applications
      for each row execute function name_pr_applicant()`.execute(db)

  // A file at IRCC does not go away with the person who leaves a team. With the team it does, whichever is deleted first.
  await sql`
    create function keep_pr_applicant_name() returns trigger language plpgsql as $$
    begin
      if exists (select from teams where id = old.team_id) then
        update pr_applications set team_member_id = null, applicant_name = old.passport_name
          where team_id = old.team_id and team_member_id = old.id;
      else
        delete from pr_applications where team_id = old.team_id;
      end if;
      return old;
    end
    $$`.execute(db)
  await sql`
    create trigger team_members_keep_pr_applicant_name before delete on team_members
      for each row execute function keep_pr_applicant_name()`.execute(db)
}

/** A team keeps one application again: the main applicant's, else the oldest. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from pr_applications where id not in (
      select distinct on (team_id) id from pr_applications
      order by team_id, team_member_id is not distinct from main_applicant_of(team_id) desc, created_at, id
    )`.execute(db)
  await sql`drop trigger team_members_keep_pr_applicant_name on team_members`.execute(db)
  await sql`drop trigger pr_applications_name_applicant on pr_applications`.execute(db)
  await sql`drop function keep_pr_applicant_name(), name_pr_applicant(), main_applicant_of(text)`.execute(db)
  // The constraints and the index go with the columns.
  await sql`
    alter table pr_applications
      drop column team_member_id,
      drop column applicant_name,
      add constraint pr_applications_team_unique unique (team_id)`.execute(db)
}
