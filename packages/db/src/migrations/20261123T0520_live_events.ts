import { type Kysely, sql } from 'kysely'

/**
 * Tells every process that listens what has changed in a team's workspace, whose seat in it, and which session has ended: ids and
 * names of tables, never what was written. In the database, so that whatever writes tells of it, the version before included,
 * and at the commit. The same message twice in a transaction is told once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_live_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('landfall_live', jsonb_build_object(
        'kind', 'changed', 'team', new.team_id, 'entity', new.entity, 'by', new.actor_user_id)::text);
      return null;
    end
    $$`.execute(db)
  await sql`
    create trigger audit_events_tell_live after insert on audit_events
      for each row when (new.team_id is not null) execute function tell_live_change()`.execute(db)
  await sql`
    create function tell_live_seat() returns trigger language plpgsql as $$
    begin
      perform pg_notify('landfall_live', jsonb_build_object('kind', 'seat', 'user', old.user_id)::text);
      return null;
    end
    $$`.execute(db)
  await sql`
    create trigger team_members_tell_live
      after update of user_id, team_id, workspace_role, works_here or delete on team_members
      for each row when (old.user_id is not null) execute function tell_live_seat()`.execute(db)
  await sql`
    create function tell_live_session() returns trigger language plpgsql as $$
    begin
      perform pg_notify('landfall_live', jsonb_build_object('kind', 'session', 'session', old.id)::text);
      return null;
    end
    $$`.execute(db)
  await sql`
    create trigger sessions_tell_live after delete on sessions
      for each row execute function tell_live_session()`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger sessions_tell_live on sessions`.execute(db)
  await sql`drop function tell_live_session()`.execute(db)
  await sql`drop trigger team_members_tell_live on team_members`.execute(db)
  await sql`drop function tell_live_seat()`.execute(db)
  await sql`drop trigger audit_events_tell_live on audit_events`.execute(db)
  await sql`drop function tell_live_change()`.execute(db)
}
