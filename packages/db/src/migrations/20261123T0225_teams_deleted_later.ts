import { type Kysely, sql } from 'kysely'

/**
 * A team that its owner deletes goes a week later, and can be kept until then. Only adds: the version before shows the team
 * until it is gone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table teams add column delete_at timestamptz(3)`.execute(db)
  await sql`create index teams_delete_at_index on teams (delete_at) where delete_at is not null`.execute(db)
  await sql`comment on column teams.delete_at is 'When the team is deleted with all that it keeps; null: it stays.'`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table teams drop column delete_at`.execute(db)
}
