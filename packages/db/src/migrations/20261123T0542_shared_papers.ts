import { type Kysely, sql } from 'kysely'

const companyCategories = sql`('support-letters', 'business-documents', 'incorporation', 'ip-documents')`

/** The items of those categories, as the checklist named them on the day of this migration. */
const companyItems = sql`(
  'letter-of-support-from-a-designated-organization', 'commitment-certificate-number',
  'term-sheet-or-investment-agreement', 'incubator-acceptance-or-program-agreement',
  'due-diligence-or-peer-review-correspondence', 'business-plan', 'pitch-deck',
  'schedule-13-business-immigration-programs-start-up-business-class', 'financial-projections',
  'market-research-and-customer-evidence', 'evidence-of-active-management-from-within-canada',
  'articles-and-certificate-of-incorporation-in-canada', 'shareholder-register-or-capitalization-table',
  'shareholders-agreement', 'cra-business-number-and-program-accounts', 'director-and-officer-resolutions',
  'patent-applications-or-grants', 'trademark-application-or-registration',
  'intellectual-property-assignment-to-the-company', 'licence-agreements', 'software-ownership-evidence'
)`

/**
 * Documents of the company beside those of each person, and what a team sees of the latter. Business documents that an owner has
 * are the company's, as the plan is; what anybody else sent stays theirs, and of it a team sees no more than that it exists.
 *
 * Only adds. What the version before writes names no workspace, and so is its sender's own until they file it anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table documents
      add column workspace_id uuid references workspaces (id) on delete set null,
      add column sharing text not null default 'existence'
        constraint documents_sharing_known check (sharing in ('nothing', 'existence', 'content')),
      add column shared_team_id text references teams (id) on delete set null`.execute(db)
  await sql`
    comment on column documents.workspace_id is
      'The team''s workspace whose document it is; where none is, it is the person''s who sent it.'`.execute(
    db,
  )
  await sql`
    comment on column documents.sharing is 'What the sender''s team sees of a paper of their own.'`.execute(
    db,
  )
  await sql`
    comment on column documents.shared_team_id is 'The team that may open it, where the content is shared.'`.execute(
    db,
  )
  await sql`create index documents_shared_team_id_index on documents (shared_team_id)`.execute(db)
  await sql`
    create index documents_workspace_newest_index on documents (workspace_id, uploaded_at desc, id)`.execute(
    db,
  )
  await sql`
    alter table document_analyses
      add column workspace_id uuid references workspaces (id) on delete set null`.execute(db)
  await sql`
    create index document_analyses_workspace_newest_index
      on document_analyses (workspace_id, created_at desc, id)`.execute(db)
  await sql`
    alter table document_checklist_ticks
      add column workspace_id uuid references workspaces (id) on delete cascade`.execute(db)
  // The version before finds what is there by this name.
  await sql`
    alter table document_checklist_ticks
      drop constraint document_checklist_ticks_user_key_unique,
      add constraint document_checklist_ticks_user_key_unique
        unique nulls not distinct (user_id, checklist_key, workspace_id)`.execute(db)
  await sql`
    create index document_checklist_ticks_workspace_id_index on document_checklist_ticks (workspace_id)`.execute(
    db,
  )

  await sql`
    update document_checklist_ticks t set workspace_id = coalesce(company.id, own.id)
    from workspaces own
      left join team_members seat
        on seat.user_id = own.user_id and seat.works_here and seat.workspace_role = 'owner'
      left join workspaces company on company.team_id = seat.team_id
    where own.user_id = t.user_id and t.checklist_key in ${companyItems}`.execute(db)
  await sql`
    create function hand_papers_to_company(founder uuid, company uuid) returns void language sql as $$
      update documents set workspace_id = company
        where user_id = founder and workspace_id is null and category in ${companyCategories};
      update document_analyses set workspace_id = company
        where user_id = founder and workspace_id is null and (
          business_plan_id in (select id from business_plans where workspace_id = company)
          or document_id in (select id from documents where workspace_id = company));
      update document_checklist_ticks t set workspace_id = company
        from workspaces own where own.user_id = founder and t.workspace_id = own.id;
    $$`.execute(db)
  await sql`
    select hand_papers_to_company(seat.user_id, company.id)
    from team_members seat join workspaces company on company.team_id = seat.team_id
    where seat.works_here and seat.workspace_role = 'owner'`.execute(db)

  await sql`
    create function found_company_papers() returns trigger language plpgsql as $$
    begin
      perform hand_papers_to_company(new.user_id, (select id from workspaces where team_id = new.team_id));
      return null;
    end
    $$`.execute(db)
  // By its name it comes after the one that hands over the plan.
  await sql`
    create trigger team_members_found_company_papers after insert on team_members
      for each row when (new.workspace_role = 'owner' and new.works_here)
      execute function found_company_papers()`.execute(db)

  // Whoever comes back decides anew.
  await sql`
    create function end_sharing() returns trigger language plpgsql as $$
    begin
      update documents set sharing = 'existence', shared_team_id = null
        where user_id = old.user_id and shared_team_id = old.team_id;
      return null;
    end
    $$`.execute(db)
  await sql`
    create trigger team_members_end_sharing after delete or update of user_id on team_members
      for each row when (old.user_id is not null)
      execute function end_sharing()`.execute(db)

  await sql`
    create function pass_on_company_papers() returns trigger language plpgsql as $$
    declare
      company record;
    begin
      for company in
        select w.id, (
          select m.user_id from team_members m
          where m.team_id = w.team_id and m.user_id is not null and m.user_id <> old.id
          order by m.workspace_role = 'owner' desc, m.role = 'founder' desc,
            m.workspace_role = 'editor' desc, m.created_at, m.id limit 1
        ) as heir
        from workspaces w
        where w.team_id is not null and w.id in (
          select workspace_id from documents where user_id = old.id
          union select workspace_id from document_analyses where user_id = old.id
          union select workspace_id from document_checklist_ticks where user_id = old.id
        )
      loop
        continue when company.heir is null;
        update documents set user_id = company.heir where user_id = old.id and workspace_id = company.id;
        update document_analyses set user_id = company.heir
          where user_id = old.id and workspace_id = company.id;
        update document_checklist_ticks t set user_id = company.heir
          where user_id = old.id and workspace_id = company.id and not exists (
            select from document_checklist_ticks o where o.user_id = company.heir
              and o.checklist_key = t.checklist_key and o.workspace_id = company.id);
      end loop;
      return old;
    end
    $$`.execute(db)
  await sql`
    create trigger users_pass_on_company_papers before delete on users
      for each row execute function pass_on_company_papers()`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger users_pass_on_company_papers on users`.execute(db)
  await sql`drop trigger team_members_end_sharing on team_members`.execute(db)
  await sql`drop trigger team_members_found_company_papers on team_members`.execute(db)
  await sql`
    drop function pass_on_company_papers(), end_sharing(), found_company_papers(), hand_papers_to_company(uuid, uuid)`.execute(
    db,
  )
  await sql`
    delete from document_checklist_ticks t using document_checklist_ticks o
    where o.user_id = t.user_id and o.checklist_key = t.checklist_key and o.id < t.id`.execute(db)
  await sql`
    alter table document_checklist_ticks
      drop column workspace_id,
      add constraint document_checklist_ticks_user_key_unique unique (user_id, checklist_key)`.execute(db)
  await sql`alter table document_analyses drop column workspace_id`.execute(db)
  await sql`
    alter table documents drop column workspace_id, drop column sharing, drop column shared_team_id`.execute(
    db,
  )
}
