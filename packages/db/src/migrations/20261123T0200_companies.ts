import { type Kysely, sql } from 'kysely'

/**
 * What a workspace says about its company, which matching reads. Only adds: a team's own field, line, province and website
 * stay where they are documented, and stand for the company's until its page is saved.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table companies (
      workspace_id uuid primary key references workspaces (id) on delete cascade,
      one_liner text,
      sector text,
      province text constraint companies_province_known check (
        province in ('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT')
      ),
      stage text constraint companies_stage_known check (
        stage in ('idea', 'prototype', 'first_customers', 'growth')
      ),
      website text,
      organization_sought text constraint companies_organization_sought_known check (
        organization_sought in ('vc', 'angel', 'incubator', 'unknown')
      ),
      amount_sought integer constraint companies_amount_sought_not_negative check (amount_sought >= 0),
      match_threshold integer not null default 70
        constraint companies_match_threshold_range check (match_threshold between 0 and 100),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`
    comment on column companies.match_threshold is
      'From how many points of 100 on an organization counts as a match.'`.execute(db)
  // Who founds a team brings along what they said of the company when it was theirs alone.
  await sql`
    create function bring_company() returns trigger language plpgsql as $$
    begin
      update companies set workspace_id = (select id from workspaces where team_id = new.team_id)
        where workspace_id = (select id from workspaces where user_id = new.user_id)
          and not exists (
            select from companies c join workspaces w on w.id = c.workspace_id where w.team_id = new.team_id
          );
      return null;
    end
    $$`.execute(db)
  await sql`
    create trigger team_members_bring_company after insert on team_members
      for each row when (new.workspace_role = 'owner' and new.works_here)
      execute function bring_company()`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger team_members_bring_company on team_members`.execute(db)
  await sql`drop function bring_company()`.execute(db)
  await sql`drop table companies`.execute(db)
}
