import { type Kysely, sql } from 'kysely'

/** Packs: papers of a member that go somewhere together. A paper that was deleted stays named until somebody takes it out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table document_packs (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      title text not null,
      destination text not null constraint document_packs_destination_known
        check (destination in ('pr_portal', 'ircc_portal', 'other')),
      limit_mb integer constraint document_packs_limit_mb_range check (limit_mb between 1 and 100),
      papers jsonb not null default '[]'
        constraint document_packs_papers_list check (jsonb_typeof(papers) = 'array'),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      constraint document_packs_limit_of_other check ((destination = 'other') = (limit_mb is not null))
    )`.execute(db)
  await sql`create index document_packs_user_index on document_packs (user_id, created_at desc, id)`.execute(
    db,
  )
  await sql`
    comment on column document_packs.limit_mb is
      'What a file may take in millions of bytes, where the destination is another than those known.'`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table document_packs`.execute(db)
}
