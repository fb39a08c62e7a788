import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertEligibilityAssessment } from '../src/queries/eligibility.ts'
import {
  createApiKey,
  createOwnership,
  createSession,
  createTeam,
  createTeamMember,
  createUser,
  newAssessment,
  useTestDatabase,
} from './support/index.ts'

const test = useTestDatabase()
let userId: string
let teamId: string
let memberId: string
beforeAll(async () => {
  userId = (await createUser(test.db, { username: 'ada', email: 'ada@example.org' })).id
  teamId = (await createTeam(test.db)).id
  memberId = (await createTeamMember(test.db, { teamId, userId })).id
  await createUser(test.db, { username: 'other' })
})

describe('the database refuses', () => {
  // As raw SQL, because the types refuse most of these before.
  it.each([
    [
      'users_email_lower_case',
      `insert into users (username, email, name) values ('x', 'X@example.org', 'X')`,
    ],
    ['users_email_unique', `insert into users (username, email, name) values ('x', 'ada@example.org', 'X')`],
    [
      'users_username_unique',
      `insert into users (username, email, name) values ('ada', 'x@example.org', 'X')`,
    ],
    [
      'users_role_known',
      `insert into users (username, email, name, role) values ('x', 'x@example.org', 'X', 'root')`,
    ],
    ['teams_province_known', `insert into teams (team_name, province) values ('T', 'Ontario')`],
    ['team_members_funds_not_negative', `update team_members set funds_amount_cad = -1`],
    [
      'team_members_team_user_unique',
      `insert into team_members (team_id, user_id, passport_name) select team_id, user_id, 'A' from team_members`,
    ],
    [
      'team_members_one_owner',
      `insert into team_members (team_id, passport_name, user_id, workspace_role)
        select team_id, 'A', other.id, 'owner' from team_members,
          (select id from users where username = 'other') other`,
    ],
    ['workspaces_of_one', `insert into workspaces default values`],
  ])('what breaks %s', async (constraint, statement) => {
    await expect(sql.raw(statement).execute(test.db)).rejects.toMatchObject({ constraint })
  })

  it.each([
    ['eligibility_assessments_org_plan_known', { designatedOrgPlan: 'bank' }],
    ['eligibility_assessments_funds_not_negative', { settlementFundsCAD: -1 }],
    ['eligibility_assessments_family_size_range', { familySize: 0 }],
    ['eligibility_assessments_family_size_range', { familySize: 31 }],
    ['eligibility_assessments_province_known', { province: 'XX' }],
    ['eligibility_assessments_result_known', { eligibilityResult: 'maybe' }],
    ['eligibility_assessments_ownership_list', { ownershipData: {} }],
    ['eligibility_assessments_language_object', { languageTest: [] }],
    ['eligibility_assessments_flags_list', { admissibilityFlags: 'none' }],
    ['eligibility_assessments_gaps_list', { gapsToAddress: {} }],
  ])('an assessment that breaks %s', async (constraint, values) => {
    const assessment = newAssessment({ userId, ...(values as object) })
    await expect(insertEligibilityAssessment(test.db, assessment)).rejects.toMatchObject({ constraint })
  })

  it.each([-1, 101])('voting rights of %i%%', async (votingRightsPct) => {
    await expect(createOwnership(test.db, { teamId, memberId, votingRightsPct })).rejects.toMatchObject({
      constraint: 'ownership_voting_rights_range',
    })
  })

  it("a share of one team for another team's member", async () => {
    const other = await createTeam(test.db)
    await expect(createOwnership(test.db, { teamId: other.id, memberId })).rejects.toMatchObject({
      constraint: 'ownership_team_member_fkey',
    })
  })
})

describe('deleting', () => {
  it('a member takes their sign-ins and assessments along and leaves their place in the team', async () => {
    const user = await createUser(test.db, { passwordHash: 'hash' })
    const place = await createTeamMember(test.db, { teamId, userId: user.id, passportName: 'Ada Byron' })
    await createSession(test.db, { userId: user.id, expiresAt: new Date() })
    await createApiKey(test.db, { referenceId: user.id })
    const assessment = await insertEligibilityAssessment(test.db, newAssessment({ userId: user.id }))

    await test.db.deleteFrom('users').where('id', '=', user.id).execute()
    const { userId: placeUserId, passportName } = await test.db
      .selectFrom('teamMembers')
      .selectAll()
      .where('id', '=', place.id)
      .executeTakeFirstOrThrow()
    expect({ placeUserId, passportName }).toEqual({ placeUserId: null, passportName: 'Ada Byron' })
    const left = await Promise.all([
      test.db.selectFrom('accounts').where('userId', '=', user.id).select('id').execute(),
      test.db.selectFrom('sessions').where('userId', '=', user.id).select('id').execute(),
      test.db.selectFrom('apikeys').where('referenceId', '=', user.id).select('id').execute(),
      test.db.selectFrom('eligibilityAssessments').where('id', '=', assessment.id).select('id').execute(),
    ])
    expect(left.flat()).toEqual([])
  })

  it('a team takes its members and shares along and leaves the assessments', async () => {
    const team = await createTeam(test.db)
    const member = await createTeamMember(test.db, { teamId: team.id })
    await createOwnership(test.db, { teamId: team.id, memberId: member.id })
    const assessment = await insertEligibilityAssessment(test.db, newAssessment({ userId, teamId: team.id }))

    await test.db.deleteFrom('teams').where('id', '=', team.id).execute()
    expect(
      await test.db.selectFrom('ownership').where('teamId', '=', team.id).select('id').execute(),
    ).toEqual([])
    const kept = await test.db
      .selectFrom('eligibilityAssessments')
      .select('teamId')
      .where('id', '=', assessment.id)
      .executeTakeFirstOrThrow()
    expect(kept.teamId).toBeNull()
  })
})
