import { type Kysely, sql } from 'kysely'

/** Who wrote what and when. Rows are only ever added. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // team_id and entity_id refer to nothing: the event outlives what it tells of.
  await sql`
    create table audit_events (
      id uuid primary key default gen_random_uuid(),
      at timestamptz(3) not null default now(),
      actor_user_id uuid references users (id) on delete set null,
      api_key_id text,
      action text not null constraint audit_events_action_known check (
        action in ('create', 'update', 'delete')
      ),
      entity text not null,
      entity_id text not null,
      team_id text,
      subject_user_id uuid references users (id) on delete set null,
      request_id text,
      changed_fields jsonb not null default '[]'
        constraint audit_events_changed_fields_list check (jsonb_typeof(changed_fields) = 'array')
    )`.execute(db)
  await sql`
    create index audit_events_actor_newest_index on audit_events (actor_user_id, at desc, id)`.execute(db)
  await sql`
    create index audit_events_subject_user_id_index on audit_events (subject_user_id)`.execute(db)
  await sql`comment on column audit_events.entity is 'Name of the table.'`.execute(db)
  await sql`
    comment on column audit_events.changed_fields is
      'Names of the fields that were set. Never their values: passport names and amounts stay where they are.'`.execute(
    db,
  )

  // The one change allowed is the foreign keys' own: a reference to a member who is gone becomes null.
  await sql`
    create function refuse_audit_event_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if to_jsonb(new) - 'actor_user_id' - 'subject_user_id'
            = to_jsonb(old) - 'actor_user_id' - 'subject_user_id'
          and (new.actor_user_id is not distinct from old.actor_user_id
            or (new.actor_user_id is null and not exists (select from users where id = old.actor_user_id)))
          and (new.subject_user_id is not distinct from old.subject_user_id
            or (new.subject_user_id is null and not exists (select from users where id = old.subject_user_id)))
        then
          return new;
        end if;
      end if;
      raise exception 'audit_events is append-only' using errcode = 'integrity_constraint_violation';
    end
    $$`.execute(db)
  await sql`
    create trigger audit_events_append_only before update or delete on audit_events
      for each row execute function refuse_audit_event_change()`.execute(db)
  await sql`
    create trigger audit_events_never_emptied before truncate on audit_events
      for each statement execute function refuse_audit_event_change()`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table audit_events`.execute(db)
  await sql`drop function refuse_audit_event_change()`.execute(db)
}
