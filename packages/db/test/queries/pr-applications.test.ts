import { mainApplicant } from '@suv/domain'
import { expect, it } from 'vitest'
import { findPrApplication } from '../../src/queries/pr-applications.ts'
import { prApplications } from '../../src/queries/team-record-kinds.ts'
import { createTeam, createTeamMember, createUser, sql, useTestDatabase } from '../support/index.ts'

const test = useTestDatabase()

const now = new Date('2026-11-22T12:00:00Z')

function begin(teamId: string, teamMemberId?: string) {
  const values = teamMemberId === undefined ? {} : { teamMemberId }
  return test.db.transaction().execute((trx) => prApplications.insert(trx, { teamId, now, values }))
}

it('finds the main applicant as the domain does', async () => {
  const { id: teamId } = await createTeam(test.db)
  const early = { teamId, createdAt: new Date('2026-01-01T00:00:00Z') }
  const late = { teamId, createdAt: new Date('2026-02-01T00:00:00Z') }
  const read = async () => {
    const { rows } = await sql<{ id: string | null }>`select main_applicant_of(${teamId}) as id`.execute(
      test.db,
    )
    const people = await test.db.selectFrom('teamMembers').selectAll().where('teamId', '=', teamId).execute()
    const ruled = mainApplicant(people.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })))
    expect(rows[0]?.id).toBe(ruled?.id ?? null)
    return rows[0]?.id
  }
  expect(await read()).toBeNull()
  const adviser = await createTeamMember(test.db, early)
  expect(await read()).toBe(adviser.id)
  const onPaper = await createTeamMember(test.db, { ...early, role: 'founder' })
  expect(await read()).toBe(onPaper.id)
  const { id: userId } = await createUser(test.db)
  const founder = await createTeamMember(test.db, { ...late, role: 'founder', userId })
  expect(await read()).toBe(founder.id)
})

it('gives each founder an application, and who is not named the main applicant’s', async () => {
  const { id: teamId } = await createTeam(test.db)
  const ada = await createTeamMember(test.db, { teamId, role: 'founder' })
  const ben = await createTeamMember(test.db, { teamId })
  expect(await begin(teamId)).toMatchObject({ teamMemberId: ada.id, applicantName: null })
  const second = await begin(teamId, ben.id)
  expect(second).toMatchObject({ teamMemberId: ben.id })
  for (const again of [undefined, ada.id, ben.id]) {
    await expect(begin(teamId, again)).rejects.toMatchObject({ code: 'conflict' })
  }
  const handOver = test.db
    .transaction()
    .execute((trx) =>
      prApplications.update(trx, { id: second.id, teamId, now, values: { teamMemberId: ada.id } }),
    )
  await expect(handOver).rejects.toMatchObject({ code: 'conflict' })
  expect(await findPrApplication(test.db, { teamId })).toMatchObject({ teamMemberId: ada.id })
  expect(await findPrApplication(test.db, { teamId, teamMemberId: ben.id })).toEqual(second)
  expect(await findPrApplication(test.db, { teamId, teamMemberId: 'no uuid' })).toBeUndefined()
})

it('keeps the application of whoever leaves, under their name, and lets somebody else take it over', async () => {
  const { id: teamId } = await createTeam(test.db)
  const ada = await createTeamMember(test.db, { teamId, role: 'founder' })
  const people = ['Ben Adu', 'Cleo Roy']
  for (const passportName of people) {
    const { id } = await createTeamMember(test.db, { teamId, passportName })
    await begin(teamId, id)
    await test.db.deleteFrom('teamMembers').where('id', '=', id).execute()
  }
  const kept = await test.db.selectFrom('prApplications').selectAll().where('teamId', '=', teamId).execute()
  expect(kept.map(({ applicantName }) => applicantName).sort()).toEqual(people)
  expect(kept.every(({ teamMemberId }) => teamMemberId === null)).toBe(true)

  const [{ id }] = kept as [(typeof kept)[number]]
  const taken = await test.db
    .transaction()
    .execute((trx) => prApplications.update(trx, { id, teamId, now, values: { teamMemberId: ada.id } }))
  expect(taken).toMatchObject({ teamMemberId: ada.id, applicantName: null })

  await test.db.deleteFrom('teams').where('id', '=', teamId).execute()
  expect(
    await test.db.selectFrom('prApplications').selectAll().where('teamId', '=', teamId).execute(),
  ).toEqual([])
})

it('holds a team without members to one', async () => {
  const { id: teamId } = await createTeam(test.db)
  const application = await begin(teamId)
  expect(application).toMatchObject({ teamMemberId: null, applicantName: null })
  await expect(begin(teamId)).rejects.toMatchObject({ code: 'conflict' })
  expect(await findPrApplication(test.db, { teamId })).toEqual(application)
})
