import { type Kysely, sql } from 'kysely'

/**
 * A team's events are found newest first. The openings of documents, which the events now tell too, need no change: they are told
 * apart by their entity, so that the version before can list them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_events_team_newest_index on audit_events (team_id, at desc, id)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index audit_events_team_newest_index`.execute(db)
}
