import { type Kysely, sql } from 'kysely'

/**
 * Tells a team of what its people do with papers of their own, as far as it sees them: the audit trail of a team names the company's
 * papers only. A team is told where it sees the paper before or after, and also where a paper stops being the company's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_live_paper() returns trigger language plpgsql as $$
    declare
      sender uuid := coalesce(new.user_id, old.user_id);
    begin
      perform pg_notify('landfall_live', jsonb_build_object(
        'kind', 'changed', 'team', told.team_id, 'entity', 'documents', 'by', sender)::text)
      from (
        select seat.team_id from team_members seat
          where seat.user_id = sender and (
            (old.id is not null and old.workspace_id is null and old.sharing <> 'nothing')
            or (new.id is not null and new.workspace_id is null and new.sharing <> 'nothing'))
        union
        select w.team_id from workspaces w
          where w.id = old.workspace_id and w.team_id is not null
            and old.workspace_id is distinct from new.workspace_id
      ) told;
      return null;
    end
    $$`.execute(db)
  await sql`
    create trigger documents_tell_live
      after insert or delete
        or update of file_name, category, checklist_key, expires_on, workspace_id, sharing, shared_team_id
      on documents for each row execute function tell_live_paper()`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger documents_tell_live on documents`.execute(db)
  await sql`drop function tell_live_paper()`.execute(db)
}
