import { type Kysely, sql } from 'kysely'

/**
 * A chain over the audit's events, so that one which is changed, removed or put in between later is found. It is made after the
 * events, by one process at a time: no write waits for it. It refers to nothing, since it has to outlive what is removed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_links (
      position bigint primary key constraint audit_links_position_positive check (position > 0),
      event_id uuid not null constraint audit_links_event_id_unique unique,
      actor_digest text,
      subject_digest text,
      content_digest text not null,
      link text not null,
      sealed_at timestamptz(3) not null
    )`.execute(db)
  await sql`
    comment on column audit_links.actor_digest is
      'Of the event and the member. It stands for the member where their account was erased.'`.execute(db)
  await sql`
    comment on column audit_links.link is
      'SHA-256, hexadecimal, of the link before, the position, the moment and the digest of the event.'`.execute(
    db,
  )
  // What is not sealed yet is found among the newest.
  await sql`create index audit_events_at_index on audit_events (at)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index audit_events_at_index`.execute(db)
  await sql`drop table audit_links`.execute(db)
}
