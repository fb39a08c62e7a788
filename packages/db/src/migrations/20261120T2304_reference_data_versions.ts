import { type Kysely, sql } from 'kysely'

/** Which reference data were ever loaded, so that a start of the server passes them by and undoes no newer ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reference_data_versions (
      name text not null constraint reference_data_versions_name_known check (
        name in ('organizations', 'resource-locations', 'resources')
      ),
      content_hash text not null,
      as_of date not null,
      applied_at timestamptz(3) not null,
      constraint reference_data_versions_pkey primary key (name, content_hash)
    )`.execute(db)
  await sql`
    comment on column reference_data_versions.as_of is 'The day that the file describes, as it says itself.'`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table reference_data_versions`.execute(db)
}
