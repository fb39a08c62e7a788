import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrateToLatest } from '../src/migrate.ts'
import { createDatabaseBefore, migrateBefore, sql, type TestDatabase } from './support/index.ts'

/*
 * What the migration makes of a database that the version before has filled. Ada founded Harbour, to which she invited Ben,
 * who had a plan of his own. Cleo founded Meadow and then Orchard, and belongs to Harbour too. Dan is in no team, and Eve is
 * in Meadow without anything of hers. The statements of that version are written out, as it sends them.
 */

const migration = '20261122T2100_company_workspaces'
const tables = [
  'milestones',
  'business_plans',
  'business_plan_versions',
  'financial_data',
  'organization_matches',
]
const people = ['ada', 'ben', 'cleo', 'dan', 'eve'] as const
type Person = (typeof people)[number]

let test: TestDatabase
const ids = {} as Record<Person | 'organization' | 'otherOrganization', string>
beforeAll(async () => {
  test = await createDatabaseBefore(migration)
  await fill()
})
afterAll(() => test.drop())

async function run(statement: string): Promise<Record<string, unknown>[]> {
  return (await sql.raw<Record<string, unknown>>(statement).execute(test.db)).rows
}

async function fill(): Promise<void> {
  for (const person of people) {
    const [row] = await run(
      `insert into users (username, email, name) values ('${person}', '${person}@example.org', '${person}') returning id`,
    )
    ids[person] = String(row?.id)
  }
  for (const [name, key] of [
    ['First', 'organization'],
    ['Second', 'otherOrganization'],
  ] as const) {
    const [row] = await run(
      `insert into designated_organizations (name, type) values ('${name}', 'incubator') returning id`,
    )
    ids[key] = String(row?.id)
  }
  await run(`insert into teams (id, team_name, created_at) values
    ('harbour', 'Harbour', '2026-01-01'), ('meadow', 'Meadow', '2026-01-02'), ('orchard', 'Orchard', '2026-01-03')`)
  await run(`insert into team_members (team_id, user_id, passport_name, role, created_at) values
    ('harbour', null, 'On paper only', 'founder', '2026-01-01'),
    ('harbour', '${ids.ada}', 'Ada', 'founder', '2026-01-02'),
    ('harbour', '${ids.ben}', 'Ben', 'member', '2026-01-03'),
    ('harbour', '${ids.cleo}', 'Cleo', 'member', '2026-01-04'),
    ('meadow', '${ids.cleo}', 'Cleo', 'founder', '2026-01-05'),
    ('meadow', '${ids.eve}', 'Eve', 'member', '2026-01-06'),
    ('orchard', '${ids.cleo}', 'Cleo', 'founder', '2026-01-07')`)
  for (const person of ['ada', 'ben', 'cleo', 'dan'] as const) {
    await run(`insert into milestones (user_id, title) values ('${ids[person]}', '${person} one'),
      ('${ids[person]}', '${person} two')`)
    const [plan] = await run(`insert into business_plans (user_id, title, executive_summary)
      values ('${ids[person]}', 'Plan of ${person}', 'What ${person} wrote.') returning id`)
    await run(`insert into business_plan_versions (plan_id, user_id, number, title, words, reason)
      values ('${String(plan?.id)}', '${ids[person]}', 1, 'Plan of ${person}', 3, 'save')`)
    await run(`insert into financial_data (user_id, settlement_funds) values ('${ids[person]}', 30000)`)
    await run(`insert into organization_matches (user_id, organization_id, compatibility_score, notes)
      values ('${ids[person]}', '${ids.organization}', 50, 'Met ${person}.')`)
  }
}

async function rowsOf(table: string): Promise<Record<string, unknown>[]> {
  return run(`select * from ${table} order by id`)
}

/** Where the rows of each person lie: the name of a team, or `own`. */
async function placesOf(table: string): Promise<Record<string, string>> {
  const rows = await run(`select distinct u.username, coalesce(w.team_id, 'own of ' || o.username) as place
    from ${table} r join users u on u.id = r.user_id join workspaces w on w.id = r.workspace_id
    left join users o on o.id = w.user_id`)
  return Object.fromEntries(rows.map(({ username, place }) => [String(username), String(place)]))
}

describe('the migration to a workspace for each company', () => {
  it('loses and changes nothing, and puts an owner’s records into their company', async () => {
    const before = await Promise.all(tables.map(rowsOf))
    await migrateToLatest(test.db)
    const after = await Promise.all(tables.map(rowsOf))
    expect(after.map((rows) => rows.map(({ workspaceId: _, ...row }) => row))).toEqual(before)
    for (const table of tables.filter((name) => name !== 'business_plan_versions')) {
      expect(await placesOf(table)).toEqual({
        ada: 'harbour',
        // He had a plan before he was invited: it stays his, beside the company's.
        ben: 'own of ben',
        // Of her three teams the first that she owns.
        cleo: 'meadow',
        dan: 'own of dan',
      })
    }
  })

  it('says who owns what, and where each works', async () => {
    expect(
      await run(`select team_id, passport_name, workspace_role, works_here from team_members
        order by team_id, created_at`),
    ).toEqual([
      { teamId: 'harbour', passportName: 'On paper only', workspaceRole: 'editor', worksHere: false },
      { teamId: 'harbour', passportName: 'Ada', workspaceRole: 'owner', worksHere: true },
      { teamId: 'harbour', passportName: 'Ben', workspaceRole: 'editor', worksHere: true },
      { teamId: 'harbour', passportName: 'Cleo', workspaceRole: 'editor', worksHere: false },
      { teamId: 'meadow', passportName: 'Cleo', workspaceRole: 'owner', worksHere: true },
      { teamId: 'meadow', passportName: 'Eve', workspaceRole: 'editor', worksHere: true },
      { teamId: 'orchard', passportName: 'Cleo', workspaceRole: 'owner', worksHere: false },
    ])
  })
})

describe('the version before, on the new schema', () => {
  const plan = (
    person: Person,
  ) => `insert into business_plans (user_id, title) values ('${ids[person]}', 'New')
    on conflict on constraint business_plans_user_unique do nothing returning id`

  it('finds the plan that a member has, and begins one beside a colleague’s', async () => {
    expect(await run(plan('ada'))).toEqual([])
    expect(await run(plan('ben'))).toEqual([])
    expect(await run(plan('eve'))).toHaveLength(1)
    expect((await placesOf('business_plans')).eve).toBe('own of eve')
  })

  it('saves a member’s finances in their place, and writes over nobody else’s', async () => {
    const save = (person: Person) => `insert into financial_data (user_id, settlement_funds)
      values ('${ids[person]}', 99999) on conflict on constraint financial_data_user_unique
      do update set settlement_funds = 99999`
    for (const person of ['ben', 'eve', 'dan'] as const) await run(save(person))
    expect(
      await run(`select u.username, f.settlement_funds from financial_data f join users u on u.id = f.user_id
        order by u.username`),
    ).toEqual([
      { username: 'ada', settlementFunds: 30000 },
      { username: 'ben', settlementFunds: 99999 },
      { username: 'cleo', settlementFunds: 30000 },
      { username: 'dan', settlementFunds: 99999 },
      { username: 'eve', settlementFunds: 99999 },
    ])
  })

  it('scores again what it scored, and adds a milestone where its member works', async () => {
    await run(`insert into organization_matches (user_id, organization_id, compatibility_score)
      values ('${ids.ben}', '${ids.organization}', 80), ('${ids.ben}', '${ids.otherOrganization}', 70)
      on conflict on constraint organization_matches_user_organization_unique
      do update set compatibility_score = excluded.compatibility_score`)
    expect(
      await run(`select m.compatibility_score, m.notes, w.team_id from organization_matches m
        join workspaces w on w.id = m.workspace_id where m.user_id = '${ids.ben}' order by 1 desc`),
    ).toEqual([
      { compatibilityScore: 80, notes: 'Met ben.', teamId: null },
      { compatibilityScore: 70, notes: null, teamId: 'harbour' },
    ])
    await run(`insert into milestones (user_id, title) values ('${ids.eve}', 'Meet the incubator')`)
    expect((await placesOf('milestones')).eve).toBe('meadow')
  })

  it('makes a team that begins with what its founder has', async () => {
    await run(`insert into teams (id, team_name) values ('quay', 'Quay')`)
    await run(`insert into team_members (team_id, user_id, passport_name, role)
      values ('quay', '${ids.dan}', 'Dan', 'founder')`)
    for (const table of ['milestones', 'business_plans', 'financial_data', 'organization_matches']) {
      expect((await placesOf(table)).dan).toBe('quay')
    }
  })
})

describe('who leaves', () => {
  it('leaves the company what they made for it, and the next owner', async () => {
    await run(`delete from team_members where team_id = 'harbour' and user_id = '${ids.ada}'`)
    expect((await placesOf('milestones')).ada).toBe('harbour')
    expect(
      await run(`select passport_name, works_here from team_members where team_id = 'harbour'
        and workspace_role = 'owner'`),
    ).toEqual([{ passportName: 'Ben', worksHere: true }])
    await run(`delete from users where id = '${ids.ada}'`)
    expect(
      await run(`select title, user_id from milestones where title like 'ada %' order by title`),
    ).toEqual([
      { title: 'ada one', userId: ids.ben },
      { title: 'ada two', userId: ids.ben },
    ])
    expect(await run(`select user_id from business_plan_versions where title = 'Plan of ada'`)).toEqual([
      { userId: ids.ben },
    ])
  })

  it('takes along, when erased, what is their own', async () => {
    await run(`delete from users where id = '${ids.ben}'`)
    expect(await run(`select title from milestones where title like 'ben %'`)).toEqual([])
    expect(await run(`select title from milestones where title like 'ada %'`)).toHaveLength(2)
    expect(
      await run(
        `select passport_name from team_members where team_id = 'harbour' and workspace_role = 'owner'`,
      ),
    ).toEqual([{ passportName: 'Cleo' }])
  })
})

it('goes back to a plan for each member', async () => {
  await migrateBefore(test.db, migration)
  expect(await run(`select title from business_plans where user_id = '${ids.cleo}'`)).toEqual([
    { title: 'Plan of cleo' },
  ])
  await expect(
    run(`insert into business_plans (user_id, title) values ('${ids.cleo}', 'Another')`),
  ).rejects.toMatchObject({ constraint: 'business_plans_user_unique' })
})
