import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrateToLatest } from '../src/migrate.ts'
import {
  createDatabaseBefore,
  createTeam,
  createTeamMember,
  createUser,
  migrateBefore,
  sql,
  type TestDatabase,
} from './support/index.ts'

/*
 * What the migration makes of a database that the version before has filled: three teams, one of them with two founders.
 * The statements of that version are written out, as it sends them.
 */

const migration = '20261122T1900_pr_application_of_each_founder'

let test: TestDatabase
const ids: Record<'amara' | 'mateo' | 'application', string> = { amara: '', mateo: '', application: '' }
beforeAll(async () => {
  test = await createDatabaseBefore(migration)
  await fill()
})
afterAll(() => test.drop())

async function fill(): Promise<void> {
  for (const id of ['two', 'nobody', 'not-begun']) await createTeam(test.db, { id })
  const { id: userId } = await createUser(test.db)
  // Entered first, without a sign-in: not the one whose application it is.
  const mateo = { passportName: 'Mateo Silva', createdAt: new Date('2026-01-01T00:00:00Z') }
  ids.mateo = (await createTeamMember(test.db, { ...mateo, teamId: 'two', role: 'founder' })).id
  ids.amara = (
    await createTeamMember(test.db, { passportName: 'Amara Okafor', teamId: 'two', userId, role: 'founder' })
  ).id
  await createTeamMember(test.db, { teamId: 'not-begun' })
  const { rows } = await sql<{ id: string }>`
    insert into pr_applications
      (team_id, application_number, submitted_at, status, medical_exam_completed, fees_paid, notes, created_at, updated_at)
    values ('two', 'E000000001', '2026-06-20', 'submitted', true, true, 'Sent.', '2026-03-01', '2026-06-21'),
      ('nobody', null, null, 'preparing', false, false, null, '2026-03-02', '2026-03-02')
    returning id`.execute(test.db)
  ids.application = rows[0]?.id ?? ''
  await sql`
    insert into pr_application_changes (application_id, actor_user_id, at, field, from_value, to_value)
    values (${ids.application}, ${userId}, '2026-03-01', 'status', null, 'preparing'),
      (${ids.application}, ${userId}, '2026-06-21', 'status', 'preparing', 'submitted')`.execute(test.db)
}

async function rowsOf(table: string): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(table)} order by id`.execute(test.db)
  return rows
}

describe('the migration to an application of each founder', () => {
  it('gives what a team has to its main applicant, and changes nothing else', async () => {
    const before = {
      applications: await rowsOf('pr_applications'),
      changes: await rowsOf('pr_application_changes'),
    }
    expect(before.applications).toHaveLength(2)
    expect(before.applications[0]).not.toHaveProperty('teamMemberId')
    await migrateToLatest(test.db)
    const owners: Record<string, string | null> = { two: ids.amara, nobody: null }
    expect(await rowsOf('pr_applications')).toEqual(
      before.applications.map((row) => ({
        ...row,
        // From a later migration.
        receivedOn: null,
        teamMemberId: owners[String(row.teamId)],
        applicantName: null,
      })),
    )
    expect(await rowsOf('pr_application_changes')).toEqual(before.changes)
  })

  it('leaves the version before what it needs: it reads, begins, changes and removes people on', async () => {
    const begin = (teamId: string) =>
      sql`insert into pr_applications (team_id, status) values (${teamId}, 'preparing')
        on conflict do nothing returning *`.execute(test.db)
    expect((await begin('two')).rows).toEqual([])
    expect((await begin('nobody')).rows).toEqual([])
    const [begun] = (await begin('not-begun')).rows
    const { rows: people } = await sql<{ id: string }>`
      select id from team_members where team_id = 'not-begun'`.execute(test.db)
    expect(begun).toMatchObject({ teamMemberId: people[0]?.id })
    await sql`update pr_applications set fees_paid = true where team_id = 'not-begun'`.execute(test.db)
    await sql`delete from team_members where team_id = 'not-begun'`.execute(test.db)
    const { rows } = await sql`select * from pr_applications where team_id = 'not-begun'`.execute(test.db)
    expect(rows).toMatchObject([{ feesPaid: true, teamMemberId: null, applicantName: 'Test Member' }])
  })

  it('goes back to one of each team: the main applicant’s', async () => {
    await sql`
      insert into pr_applications (team_id, team_member_id, created_at) values ('two', ${ids.mateo}, '2026-01-02')`.execute(
      test.db,
    )
    await migrateBefore(test.db, migration)
    const { rows } = await sql`select id from pr_applications where team_id = 'two'`.execute(test.db)
    expect(rows).toEqual([{ id: ids.application }])
    await expect(
      sql`insert into pr_applications (team_id) values ('two')`.execute(test.db),
    ).rejects.toMatchObject({ constraint: 'pr_applications_team_unique' })
  })
})
