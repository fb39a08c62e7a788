import { type Kysely, sql } from 'kysely'

/** Designated organizations, and how well each suits a member. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table designated_organizations (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      type text not null constraint designated_organizations_type_known check (
        type in ('incubator', 'venture_capital', 'angel_investor')
      ),
      website text,
      description text,
      focus_areas jsonb not null default '[]'
        constraint designated_organizations_focus_areas_list check (jsonb_typeof(focus_areas) = 'array'),
      industries jsonb not null default '[]'
        constraint designated_organizations_industries_list check (jsonb_typeof(industries) = 'array'),
      investment_range jsonb
        constraint designated_organizations_range_object check (jsonb_typeof(investment_range) = 'object'),
      is_priority_processing boolean not null default false,
      city text,
      province text constraint designated_organizations_province_known check (
        province in ('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT')
      ),
      requirements jsonb not null default '[]'
        constraint designated_organizations_requirements_list check (jsonb_typeof(requirements) = 'array'),
      contact_info jsonb
        constraint designated_organizations_contact_object check (jsonb_typeof(contact_info) = 'object'),
      success_stories jsonb not null default '[]'
        constraint designated_organizations_stories_list check (jsonb_typeof(success_stories) = 'array'),
      is_active boolean not null default true,
      source text,
      checked_on date,
      notes jsonb not null default '[]'
        constraint designated_organizations_notes_list check (jsonb_typeof(notes) = 'array'),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      constraint designated_organizations_type_name_unique unique (type, name)
    )`.execute(db)
  await sql`
    create index designated_organizations_active_index
      on designated_organizations (name, id) where is_active`.execute(db)
  await sql`
    comment on column designated_organizations.investment_range is 'Whole Canadian dollars.'`.execute(db)
  await sql`
    comment on column designated_organizations.is_active is
      'False: no longer listed. Never deleted, because members'' matches and letters name it.'`.execute(db)

  await sql`
    create table organization_matches (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      organization_id uuid not null references designated_organizations (id) on delete restrict,
      compatibility_score integer not null
        constraint organization_matches_score_range check (compatibility_score between 0 and 100),
      match_reason text,
      score_parts jsonb not null default '[]'
        constraint organization_matches_parts_list check (jsonb_typeof(score_parts) = 'array'),
      status text not null default 'potential' constraint organization_matches_status_known check (
        status in ('potential', 'contacted', 'in_discussion', 'committed', 'rejected')
      ),
      investment_committed integer
        constraint organization_matches_investment_not_negative check (investment_committed >= 0),
      support_letter_received boolean not null default false,
      notes text,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      constraint organization_matches_user_organization_unique unique (user_id, organization_id)
    )`.execute(db)
  await sql`
    create index organization_matches_user_best_index
      on organization_matches (user_id, compatibility_score desc, id)`.execute(db)
  await sql`
    create index organization_matches_organization_id_index
      on organization_matches (organization_id)`.execute(db)
  await sql`
    comment on column organization_matches.investment_committed is 'Whole Canadian dollars.'`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table organization_matches, designated_organizations`.execute(db)
}
