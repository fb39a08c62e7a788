import { type Kysely, sql } from 'kysely'

/**
 * A member's personal history and that of their family. It names the member, not the team: nobody else reads it. An entry's
 * person is the same member's, by a key of both.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table history_people (
      id uuid not null default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      name text not null,
      relation text not null constraint history_people_relation_known
        check (relation in ('self', 'spouse', 'child', 'parent', 'sibling', 'other')),
      date_of_birth date,
      family_since date,
      comes_along boolean not null default true,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      constraint history_people_pkey primary key (id),
      constraint history_people_id_user_unique unique (id, user_id)
    )`.execute(db)
  await sql`create index history_people_user_index on history_people (user_id, created_at, id)`.execute(db)
  await sql`
    create unique index history_people_self_unique on history_people (user_id) where relation = 'self'`.execute(
    db,
  )
  await sql`
    comment on column history_people.family_since is
      'Day of the marriage, of the partnership or of the adoption; null: since before, or by birth.'`.execute(
    db,
  )

  await sql`
    create table history_entries (
      id uuid not null default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      person_id uuid not null,
      kind text not null constraint history_entries_kind_known
        check (kind in ('activity', 'address', 'trip', 'refusal', 'passport', 'identity')),
      activity text constraint history_entries_activity_known
        check (activity in ('work', 'study', 'unemployed', 'other')),
      title text not null default '',
      city text,
      country text constraint history_entries_country_code check (country ~ '^[A-Z]{2}$'),
      starts_on date,
      ends_on date,
      notes text,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      constraint history_entries_pkey primary key (id),
      constraint history_entries_person_user_fkey foreign key (person_id, user_id)
        references history_people (id, user_id) on delete cascade,
      constraint history_entries_activity_of_activity check ((kind = 'activity') = (activity is not null)),
      constraint history_entries_days_in_order check (ends_on >= starts_on),
      constraint history_entries_start_known check (kind = 'identity' or starts_on is not null)
    )`.execute(db)
  await sql`create index history_entries_user_index on history_entries (user_id, created_at, id)`.execute(db)
  await sql`create index history_entries_person_index on history_entries (person_id, user_id)`.execute(db)
  await sql`
    comment on column history_entries.ends_on is 'The last day; null: it goes on.'`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table history_entries, history_people`.execute(db)
}
