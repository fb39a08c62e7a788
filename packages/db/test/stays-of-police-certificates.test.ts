import { termOf } from '@suv/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrateToLatest } from '../src/migrate.ts'
import {
  createDatabaseBefore,
  createTeam,
  createTeamMember,
  migrateBefore,
  sql,
  type TestDatabase,
} from './support/index.ts'

/*
 * What the migration makes of a database that the version before has filled. The statements of that version are written out,
 * as it sends them.
 */

const migration = '20261122T2145_stays_of_police_certificates'

let test: TestDatabase
let memberId: string
beforeAll(async () => {
  test = await createDatabaseBefore(migration)
  await createTeam(test.db, { id: 'team' })
  memberId = (await createTeamMember(test.db, { teamId: 'team' })).id
  await sql`
    insert into validity_dates (team_id, member_id, kind, label, day, created_at, updated_at)
    values ('team', ${memberId}, 'police_certificate', 'Nigeria', '2026-06-20', '2026-07-01', '2026-07-02'),
      ('team', ${memberId}, 'police_certificate', null, '2026-05-20', '2026-07-01', '2026-07-03'),
      ('team', ${memberId}, 'police_certificate', 'RCMP, second copy', '2020-02-29', '2026-07-01', '2026-07-04'),
      ('team', ${memberId}, 'passport', null, '2031-05-04', '2026-07-01', '2026-07-05'),
      ('team', ${memberId}, 'language_result', 'IELTS', '2025-01-10', '2026-07-01', '2026-07-06')`.execute(
    test.db,
  )
})
afterAll(() => test.drop())

async function rows() {
  const { rows: all } = await sql<Record<string, unknown>>`
    select * from validity_dates order by updated_at`.execute(test.db)
  return all
}

describe('the migration to stays of police certificates', () => {
  it('keeps every row as it is, says nothing of stays, and has them judged as before', async () => {
    const before = await rows()
    expect(before).toHaveLength(5)
    expect(before[0]).not.toHaveProperty('livesThere')
    await migrateToLatest(test.db)
    const after = await rows()
    expect(after).toEqual(before.map((row) => ({ ...row, livesThere: null, stayEndedOn: null })))

    const stored = await test.db.selectFrom('validityDates').selectAll().orderBy('updatedAt').execute()
    expect(stored.map((date) => [date.label, termOf(date).lastDay, termOf(date).open])).toEqual([
      ['Nigeria', '2026-12-19', ['stay']],
      [null, '2026-11-19', ['country', 'stay']],
      ['RCMP, second copy', '2020-08-28', ['stay']],
      [null, '2031-05-04', []],
      ['IELTS', '2027-01-09', []],
    ])
  })

  it('leaves the version before what it needs: it adds, changes and removes on', async () => {
    await sql`
      insert into validity_dates (team_id, member_id, kind, day)
      values ('team', ${memberId}, 'police_certificate', '2026-08-01')`.execute(test.db)
    await sql`update validity_dates set label = 'Ghana' where day = '2026-08-01'`.execute(test.db)
    expect((await rows()).find(({ label }) => label === 'Ghana')).toMatchObject({ livesThere: null })
    await sql`delete from validity_dates where label = 'Ghana'`.execute(test.db)
    expect(await rows()).toHaveLength(5)
  })

  it('goes back without losing a certificate', async () => {
    await sql`
      update validity_dates set lives_there = false, stay_ended_on = '2019-12-31' where day = '2020-02-29'`.execute(
      test.db,
    )
    const before = await rows()
    await migrateBefore(test.db, migration)
    expect(await rows()).toEqual(before.map(({ livesThere: _, stayEndedOn: __, ...row }) => row))
  })
})
