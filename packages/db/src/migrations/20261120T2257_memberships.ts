import { type Kysely, sql } from 'kysely'

/** Who has paid for full access, and what members say about their business. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table memberships (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null constraint memberships_user_unique unique
        references users (id) on delete cascade,
      status text not null default 'pending' constraint memberships_status_known check (
        status in ('active', 'expired', 'refunded', 'pending')
      ),
      membership_fee integer not null default 95000
        constraint memberships_fee_not_negative check (membership_fee >= 0),
      provider_customer_id text,
      provider_subscription_id text,
      provider_payment_intent_id text
        constraint memberships_payment_intent_unique unique,
      paid_at timestamptz(3),
      expires_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`comment on column memberships.membership_fee is 'Cents (CAD), unlike every other amount.'`.execute(
    db,
  )

  await sql`
    create table business_profiles (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null constraint business_profiles_user_unique unique
        references users (id) on delete cascade,
      company_name text,
      tagline text,
      bio text,
      industry text,
      founded_year integer
        constraint business_profiles_founded_year_range check (founded_year between 1800 and 2200),
      website_url text,
      linkedin_url text,
      pitch_deck_url text,
      video_url text,
      achievements jsonb not null default '[]'
        constraint business_profiles_achievements_list check (jsonb_typeof(achievements) = 'array'),
      team_size integer constraint business_profiles_team_size_range check (team_size >= 1),
      funding_stage text,
      is_public boolean not null default false,
      visible_sections jsonb not null default '[]'
        constraint business_profiles_sections_list check (jsonb_typeof(visible_sections) = 'array'),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table business_profiles, memberships`.execute(db)
}
