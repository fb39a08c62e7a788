import { type Kysely, sql } from 'kysely'

/** When a member last got in touch with an organization, which their matches did not keep. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organization_matches add column contacted_on date`.execute(db)
  await sql`
    comment on column organization_matches.contacted_on is 'The day of the last contact, as the member logged it.'`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organization_matches drop column contacted_on`.execute(db)
}
