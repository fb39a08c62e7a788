import { expect, it } from 'vitest'
import {
  findLatestEligibilityAssessment,
  insertEligibilityAssessment,
} from '../../src/queries/eligibility.ts'
import { createTeam, createUser, newAssessment, useTestDatabase } from '../support/index.ts'

const test = useTestDatabase()

it('keeps every answer as it was given', async () => {
  const user = await createUser(test.db)
  const team = await createTeam(test.db)
  const assessment = newAssessment({
    userId: user.id,
    teamId: team.id,
    hasQualifyingBusiness: true,
    ownershipData: [{ memberId: 'me', votingRightsPct: 12.5 }],
    designatedOrgPlan: 'angel',
    hasLetterOfSupport: false,
    languageTest: { test: 'IELTS', CLBListening: 5, CLBReading: 6, CLBWriting: 4, CLBSpeaking: 7 },
    settlementFundsCAD: 1_000_000_000,
    admissibilityFlags: ['a "quoted" concern'],
    familySize: 3,
    province: 'QC',
    eligibilityResult: 'partially_eligible',
    gapsToAddress: ['one', 'two'],
  })
  const stored = await insertEligibilityAssessment(test.db, assessment)
  expect(stored).toEqual({ ...assessment, id: stored.id })
  expect(await findLatestEligibilityAssessment(test.db, { userId: user.id })).toEqual(stored)
})

it('keeps what was not answered as null, and an empty list as an empty list', async () => {
  const { id: userId } = await createUser(test.db)
  const stored = await insertEligibilityAssessment(
    test.db,
    newAssessment({ userId, familySize: undefined, province: null, admissibilityFlags: [] }),
  )
  expect(stored).toMatchObject({
    hasQualifyingBusiness: null,
    ownershipData: null,
    designatedOrgPlan: null,
    hasLetterOfSupport: null,
    languageTest: null,
    settlementFundsCAD: null,
    admissibilityFlags: [],
    familySize: null,
    province: null,
    gapsToAddress: [],
  })
})

it("finds the member's own newest, by time and then by id", async () => {
  const [user, other] = [await createUser(test.db), await createUser(test.db)]
  const at = async (userId: string, iso: string) =>
    insertEligibilityAssessment(test.db, newAssessment({ userId, createdAt: new Date(iso) }))
  expect(await findLatestEligibilityAssessment(test.db, { userId: user.id })).toBeUndefined()
  const newest = await at(user.id, '2026-11-20T12:00:00.002Z')
  await at(user.id, '2026-11-20T12:00:00.001Z')
  await at(other.id, '2026-11-21T12:00:00Z')
  expect((await findLatestEligibilityAssessment(test.db, { userId: user.id }))?.id).toBe(newest.id)

  const twin = await at(user.id, '2026-11-20T12:00:00.002Z')
  const greater = [newest.id, twin.id].toSorted().at(-1)
  expect((await findLatestEligibilityAssessment(test.db, { userId: user.id }))?.id).toBe(greater)
  expect(await findLatestEligibilityAssessment(test.db, { userId: 'no uuid' })).toBeUndefined()
})
