import { type Kysely, sql } from 'kysely'

/**
 * What a member says of the items of a pack: which paper shows one, and whether it lies in an earlier application only. It
 * is theirs alone, and goes with the person, the founder, the letter or the document that it names.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pack_evidence (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      pack text not null constraint pack_evidence_pack_known
        check (pack in ('permanent_residence', 'work_permit_extension', 'document_request')),
      item text not null constraint pack_evidence_item_form check (item ~ '^[a-z0-9-]{1,60}$'),
      person_id uuid,
      team_id text,
      member_id uuid,
      letter_id uuid references ircc_letters (id) on delete cascade,
      document_id uuid references documents (id) on delete cascade,
      paper text not null default '',
      place text not null constraint pack_evidence_place_known check (place in ('this', 'earlier')),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      constraint pack_evidence_person_user_fkey foreign key (person_id, user_id)
        references history_people (id, user_id) on delete cascade,
      constraint pack_evidence_team_member_fkey foreign key (team_id, member_id)
        references team_members (team_id, id) on delete cascade,
      constraint pack_evidence_of_one check (
        num_nonnulls(person_id, member_id) = 1 and (member_id is null) = (team_id is null)
      ),
      constraint pack_evidence_letter_of_request check ((pack = 'document_request') = (letter_id is not null)),
      constraint pack_evidence_this_named check (place = 'earlier' or document_id is not null or paper <> '')
    )`.execute(db)
  // One of an item and a person: a mark is written anew.
  await sql`
    create unique index pack_evidence_item_unique on pack_evidence
      (user_id, pack, item, coalesce(person_id, member_id), coalesce(letter_id, user_id))`.execute(db)
  await sql`create index pack_evidence_person_index on pack_evidence (person_id, user_id)`.execute(db)
  await sql`create index pack_evidence_team_member_index on pack_evidence (team_id, member_id)`.execute(db)
  await sql`create index pack_evidence_letter_index on pack_evidence (letter_id)`.execute(db)
  await sql`create index pack_evidence_document_index on pack_evidence (document_id)`.execute(db)
  await sql`
    comment on column pack_evidence.place is
      'In what is sent now, or in an earlier application only, which counts as absent.'`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table pack_evidence`.execute(db)
}
