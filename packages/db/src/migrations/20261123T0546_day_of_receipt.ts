import { type Kysely, sql } from 'kysely'

/** The day on which IRCC received an application, which decides more than the day on which it was sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pr_applications add column received_on date`.execute(db)
  // The fields of before, and this one: what the version before writes still fits.
  await sql`
    alter table pr_application_changes
      drop constraint pr_application_changes_field_known,
      add constraint pr_application_changes_field_known check (
        field in (
          'status', 'submittedAt', 'receivedOn', 'applicationNumber', 'medicalExamCompleted', 'policeCheckCompleted',
          'feesPaid'
        )
      )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from pr_application_changes where field = 'receivedOn'`.execute(db)
  await sql`
    alter table pr_application_changes
      drop constraint pr_application_changes_field_known,
      add constraint pr_application_changes_field_known check (
        field in (
          'status', 'submittedAt', 'applicationNumber', 'medicalExamCompleted', 'policeCheckCompleted', 'feesPaid'
        )
      )`.execute(db)
  await sql`alter table pr_applications drop column received_on`.execute(db)
}
