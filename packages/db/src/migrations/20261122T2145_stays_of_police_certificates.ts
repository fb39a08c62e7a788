import { type Kysely, sql } from 'kysely'

/**
 * How a person stands to the country of a police certificate, which decides whether it ages. What is kept so far says nothing
 * of it: both columns are null there, and its six months are counted on as before. Only adds, so that the version before
 * reads and writes the table on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table validity_dates
      add column lives_there boolean,
      add column stay_ended_on date,
      add constraint validity_dates_stay_of_police_certificate check (
        kind = 'police_certificate' or (lives_there is null and stay_ended_on is null)
      )`.execute(db)
  await sql`
    comment on column validity_dates.label is
      'What tells papers of one kind apart: of a police certificate the country.'`.execute(db)
  await sql`
    comment on column validity_dates.lives_there is
      'Whether the country of a police certificate is the one that the person lives in now; null: not said.'`.execute(
    db,
  )
  await sql`
    comment on column validity_dates.stay_ended_on is
      'Last day of the last stay of six months or more in the country of a police certificate.'`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table validity_dates drop column lives_there, drop column stay_ended_on`.execute(db)
  await sql`
    comment on column validity_dates.label is
      'What tells papers of one kind apart, such as the country of a police certificate.'`.execute(db)
}
