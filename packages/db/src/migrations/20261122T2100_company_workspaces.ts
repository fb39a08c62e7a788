import { type Kysely, sql } from 'kysely'

/**
 * A workspace for each team and one of their own for each member; what a company keeps lies in one of them, and `user_id`
 * says who made it. A team begins with what its owner has; what the others have stays in the workspace of their own.
 *
 * Only adds, so that the version before works on: what it inserts without a workspace is given one, and the constraints by
 * whose names it finds what is there already keep those names, though they count by workspace now.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table team_members
      add column workspace_role text not null default 'editor'
        constraint team_members_workspace_role_known check (workspace_role in ('owner', 'editor', 'reader')),
      add column works_here boolean not null default false`.execute(db)
  await sql`
    update team_members set workspace_role = 'owner' where id in (
      select distinct on (team_id) id from team_members where user_id is not null
      order by team_id, role = 'founder' desc, created_at, id
    )`.execute(db)
  await sql`
    update team_members set works_here = true where id in (
      select distinct on (m.user_id) m.id from team_members m join teams t on t.id = m.team_id
      where m.user_id is not null
      order by m.user_id, m.workspace_role = 'owner' desc, t.created_at, t.id
    )`.execute(db)
  await sql`
    create unique index team_members_one_owner on team_members (team_id) where workspace_role = 'owner'`.execute(
    db,
  )
  await sql`
    create unique index team_members_one_workplace on team_members (user_id) where works_here`.execute(db)
  await sql`
    comment on column team_members.workspace_role is
      'What somebody who signs in may do with what the company keeps. Exactly one owns it where anybody signs in.'`.execute(
    db,
  )
  await sql`
    comment on column team_members.works_here is
      'Whether this is the workspace that the person has open; where none is, it is their own.'`.execute(db)

  await sql`
    create table workspaces (
      id uuid primary key default gen_random_uuid(),
      team_id text constraint workspaces_team_unique unique references teams (id) on delete cascade,
      user_id uuid constraint workspaces_user_unique unique references users (id) on delete cascade,
      created_at timestamptz(3) not null default now(),
      constraint workspaces_of_one check (num_nonnulls(team_id, user_id) = 1)
    )`.execute(db)
  await sql`insert into workspaces (user_id) select id from users`.execute(db)
  await sql`insert into workspaces (team_id) select id from teams`.execute(db)

  for (const table of ['milestones', 'business_plans', 'financial_data', 'organization_matches']) {
    await placeRecords(db, table)
  }
  await sql`
    create index milestones_workspace_order_index
      on milestones (workspace_id, "order", created_at, id)`.execute(db)
  await sql`
    create index organization_matches_workspace_score_index
      on organization_matches (workspace_id, compatibility_score desc, id)`.execute(db)
  await sql`
    alter table business_plans
      drop constraint business_plans_user_unique,
      add constraint business_plans_user_unique unique (workspace_id)`.execute(db)
  await sql`create index business_plans_user_id_index on business_plans (user_id)`.execute(db)
  await sql`
    alter table financial_data
      drop constraint financial_data_user_unique,
      add constraint financial_data_user_unique unique (workspace_id)`.execute(db)
  await sql`create index financial_data_user_id_index on financial_data (user_id)`.execute(db)
  await sql`
    alter table organization_matches
      drop constraint organization_matches_user_organization_unique,
      add constraint organization_matches_user_organization_unique unique (workspace_id, organization_id)`.execute(
    db,
  )
  await makeWorkspaces(db)
  await placeWhatComesWithout(db)
  await keepPlaces(db)
  await keepWhatTheCompanyHas(db)
}

async function placeRecords(db: Kysely<unknown>, name: string): Promise<void> {
  const table = sql.table(name)
  await sql`
    alter table ${table} add column workspace_id uuid references workspaces (id) on delete cascade`.execute(
    db,
  )
  await sql`
    update ${table} r set workspace_id = coalesce(company.id, own.id)
    from workspaces own
      left join team_members place
        on place.user_id = own.user_id and place.works_here and place.workspace_role = 'owner'
      left join workspaces company on company.team_id = place.team_id
    where own.user_id = r.user_id`.execute(db)
  await sql`alter table ${table} alter column workspace_id set not null`.execute(db)
  await sql`
    comment on column ${table}.user_id is 'Who made it; whose it is says workspace_id.'`.execute(db)
}

async function makeWorkspaces(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function make_own_workspace() returns trigger language plpgsql as $$
    begin
      insert into workspaces (user_id) values (new.id);
      return null;
    end
    $$`.execute(db)
  await sql`
    create trigger users_make_own_workspace after insert on users
      for each row execute function make_own_workspace()`.execute(db)
  await sql`
    create function make_team_workspace() returns trigger language plpgsql as $$
    begin
      insert into workspaces (team_id) values (new.id);
      return null;
    end
    $$`.execute(db)
  await sql`
    create trigger teams_make_workspace after insert on teams
      for each row execute function make_team_workspace()`.execute(db)
}

/** For the version before, which names a member and no workspace, and knows nothing of what another has begun. */
async function placeWhatComesWithout(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function place_in_workspace() returns trigger language plpgsql as $$
    declare
      own uuid;
      company uuid;
      is_elsewhere boolean := false;
    begin
      select id into own from workspaces where user_id = new.user_id;
      select w.id into company from team_members m join workspaces w on w.team_id = m.team_id
        where m.user_id = new.user_id and m.works_here;
      -- The argument says what there may be one of: the member's own is found again, a colleague's is not written over.
      if company is not null and tg_nargs > 0 then
        execute format(
          'select exists (select from %I where %s and (workspace_id = $1 or workspace_id = $2 and user_id <> $3))',
          tg_table_name, tg_argv[0])
        into is_elsewhere using own, company, new.user_id, new;
      end if;
      new.workspace_id := case when company is null or is_elsewhere then own else company end;
      return new;
    end
    $$`.execute(db)
  const onlyOne: readonly (readonly [table: string, same?: string])[] = [
    ['milestones'],
    ['business_plans', 'true'],
    ['financial_data', 'true'],
    ['organization_matches', 'organization_id = ($4).organization_id'],
  ]
  for (const [table, same] of onlyOne) {
    await sql`
      create trigger ${sql.ref(`${table}_place_in_workspace`)} before insert on ${sql.table(table)}
        for each row when (new.workspace_id is null)
        execute function place_in_workspace(${same === undefined ? sql`` : sql.lit(same)})`.execute(db)
  }
}

/** Whoever comes first owns the workspace and brings what they have; whoever goes leaves it to the next. */
async function keepPlaces(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function take_place() returns trigger language plpgsql as $$
    begin
      if new.user_id is null then
        new.works_here := false;
        if new.workspace_role = 'owner' then new.workspace_role := 'editor'; end if;
      elsif tg_op = 'INSERT' or new.user_id is distinct from old.user_id then
        if not exists (select from team_members where team_id = new.team_id and workspace_role = 'owner') then
          new.workspace_role := 'owner';
        end if;
        new.works_here :=
          not exists (select from team_members where user_id = new.user_id and works_here and id <> new.id);
      end if;
      return new;
    end
    $$`.execute(db)
  await sql`
    create trigger team_members_take_place before insert or update of user_id on team_members
      for each row execute function take_place()`.execute(db)

  await sql`
    create function found_company() returns trigger language plpgsql as $$
    declare
      own uuid;
      company uuid;
    begin
      select id into own from workspaces where user_id = new.user_id;
      select id into company from workspaces where team_id = new.team_id;
      update milestones set workspace_id = company where workspace_id = own;
      update business_plans set workspace_id = company where workspace_id = own;
      update financial_data set workspace_id = company where workspace_id = own;
      update organization_matches set workspace_id = company where workspace_id = own;
      return null;
    end
    $$`.execute(db)
  await sql`
    create trigger team_members_found_company after insert on team_members
      for each row when (new.workspace_role = 'owner' and new.works_here)
      execute function found_company()`.execute(db)

  await sql`
    create function leave_place() returns trigger language plpgsql as $$
    begin
      if exists (select from teams where id = old.team_id)
        and not exists (select from team_members where team_id = old.team_id and workspace_role = 'owner')
      then
        update team_members set workspace_role = 'owner' where id = (
          select id from team_members where team_id = old.team_id and user_id is not null
          order by role = 'founder' desc, workspace_role = 'editor' desc, created_at, id limit 1
        );
      end if;
      if old.works_here then
        update team_members set works_here = true where id = (
          select m.id from team_members m where m.user_id = old.user_id
            and not exists (select from team_members o where o.user_id = old.user_id and o.works_here)
          order by m.workspace_role = 'owner' desc, m.created_at, m.id limit 1
        );
      end if;
      return null;
    end
    $$`.execute(db)
  await sql`
    create trigger team_members_leave_place after delete or update of user_id on team_members
      for each row when (old.user_id is not null)
      execute function leave_place()`.execute(db)
}

/** A member who is erased takes along what they made for themselves; what they made for a company passes to its owner. */
async function keepWhatTheCompanyHas(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function pass_on_company_records() returns trigger language plpgsql as $$
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
          select workspace_id from milestones where user_id = old.id
          union select workspace_id from business_plans where user_id = old.id
          union select p.workspace_id from business_plan_versions v join business_plans p on p.id = v.plan_id
            where v.user_id = old.id
          union select workspace_id from financial_data where user_id = old.id
          union select workspace_id from organization_matches where user_id = old.id
        )
      loop
        continue when company.heir is null;
        update milestones set user_id = company.heir
          where user_id = old.id and workspace_id = company.id;
        update business_plan_versions set user_id = company.heir
          where user_id = old.id
            and plan_id in (select id from business_plans where workspace_id = company.id);
        update business_plans set user_id = company.heir
          where user_id = old.id and workspace_id = company.id;
        update financial_data set user_id = company.heir
          where user_id = old.id and workspace_id = company.id;
        update organization_matches set user_id = company.heir
          where user_id = old.id and workspace_id = company.id;
      end loop;
      return old;
    end
    $$`.execute(db)
  await sql`
    create trigger users_pass_on_company_records before delete on users
      for each row execute function pass_on_company_records()`.execute(db)
}

/** Each member has again what they made. Of two plans or finances of one person that of the company stays. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger users_pass_on_company_records on users`.execute(db)
  await sql`drop trigger users_make_own_workspace on users`.execute(db)
  await sql`drop trigger teams_make_workspace on teams`.execute(db)
  await sql`drop trigger team_members_take_place on team_members`.execute(db)
  await sql`drop trigger team_members_found_company on team_members`.execute(db)
  await sql`drop trigger team_members_leave_place on team_members`.execute(db)
  const unique: readonly (readonly [table: string, constraint?: string, columns?: string[]])[] = [
    ['milestones'],
    ['business_plans', 'business_plans_user_unique', ['user_id']],
    ['financial_data', 'financial_data_user_unique', ['user_id']],
    ['organization_matches', 'organization_matches_user_organization_unique', ['user_id', 'organization_id']],
  ]
  for (const [name, constraint, columns] of unique) {
    const table = sql.table(name)
    await sql`drop trigger ${sql.ref(`${name}_place_in_workspace`)} on ${table}`.execute(db)
    await sql`comment on column ${table}.user_id is null`.execute(db)
    if (constraint !== undefined && columns !== undefined) {
      const key = sql.join(columns.map((column) => sql.ref(column)))
      await sql`
        delete from ${table} where id not in (
          select distinct on (${sql.join(columns.map((column) => sql.ref(`r.${column}`)))}) r.id
          from ${table} r join workspaces w on w.id = r.workspace_id
          order by ${sql.join(columns.map((column) => sql.ref(`r.${column}`)))}, w.team_id is null, r.updated_at desc
        )`.execute(db)
      await sql`
        alter table ${table} drop constraint ${sql.ref(constraint)},
          add constraint ${sql.ref(constraint)} unique (${key})`.execute(db)
    }
    // Its index and foreign key go with the column.
    await sql`alter table ${table} drop column workspace_id`.execute(db)
  }
  await sql`drop index business_plans_user_id_index, financial_data_user_id_index`.execute(db)
  await sql`drop table workspaces`.execute(db)
  await sql`drop index team_members_one_owner, team_members_one_workplace`.execute(db)
  await sql`alter table team_members drop column workspace_role, drop column works_here`.execute(db)
  await sql`
    drop function pass_on_company_records(), leave_place(), found_company(), take_place(),
      place_in_workspace(), make_team_workspace(), make_own_workspace()`.execute(db)
}
