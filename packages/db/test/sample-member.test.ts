import { expect, it } from 'vitest'
import { insertEligibilityAssessment } from '../src/queries/eligibility.ts'
import { listTeamsOfUser } from '../src/queries/teams.ts'
import { findUserByEmail, getUser } from '../src/queries/users.ts'
import { disableSampleMember, seedSampleMember } from '../src/seed/sample-member.ts'
import {
  createApiKey,
  createPasskey,
  createSession,
  createUser,
  newAssessment,
  useTestDatabase,
} from './support/index.ts'

const email = 'founder@example.com'

const test = useTestDatabase()

async function readCredentials() {
  return test.db.selectFrom('accounts').select(['providerId', 'password']).execute()
}

async function readAssessmentIds() {
  return test.db.selectFrom('eligibilityAssessments').select('id').orderBy('id').execute()
}

async function readSampleUser() {
  const user = await findUserByEmail(test.db, { email })
  return getUser(test.db, { id: user?.id ?? '' })
}

it('is made once with team-1, however often the server starts', async () => {
  await disableSampleMember(test.db, { email })
  await seedSampleMember(test.db, { email, passwordHash: 'first hash' })
  const user = await readSampleUser()
  await seedSampleMember(test.db, { email, passwordHash: 'second hash' })

  expect(await readSampleUser()).toEqual(user)
  expect(await readCredentials()).toEqual([{ providerId: 'credential', password: 'first hash' }])
  expect((await listTeamsOfUser(test.db, { userId: user.id })).rows.map(({ id }) => id)).toEqual(['team-1'])
  const shares = await test.db
    .selectFrom('ownership')
    .innerJoin('teamMembers', 'teamMembers.id', 'ownership.memberId')
    .select(['teamMembers.userId', 'ownership.votingRightsPct'])
    .where('ownership.teamId', '=', 'team-1')
    .orderBy('ownership.votingRightsPct', 'desc')
    .execute()
  expect(shares).toEqual([
    { userId: user.id, votingRightsPct: 60 },
    { userId: null, votingRightsPct: 25 },
  ])
})

it('loses every way in but no data outside the local trial, and gets a password again inside it', async () => {
  const user = await readSampleUser()
  await createSession(test.db, { userId: user.id, expiresAt: new Date(Date.now() + 60_000) })
  await createApiKey(test.db, { referenceId: user.id })
  await createPasskey(test.db, { userId: user.id })
  await insertEligibilityAssessment(test.db, newAssessment({ userId: user.id }))
  const assessments = await readAssessmentIds()

  await disableSampleMember(test.db, { email })
  expect(await readCredentials()).toEqual([])
  expect(await test.db.selectFrom('sessions').select('id').execute()).toEqual([])
  expect(await test.db.selectFrom('apikeys').select('id').execute()).toEqual([])
  expect(await test.db.selectFrom('passkeys').select('id').execute()).toEqual([])
  expect(await readAssessmentIds()).toEqual(assessments)

  await seedSampleMember(test.db, { email, passwordHash: 'third hash' })
  expect(await readCredentials()).toEqual([{ providerId: 'credential', password: 'third hash' }])
  expect(await readSampleUser()).toEqual(user)
})

it('is known by its name where the trial has changed its address: it starts again, and is closed elsewhere', async () => {
  const { id } = await readSampleUser()
  const other = await createUser(test.db, { email: 'other@example.com' })
  await test.db.updateTable('users').set({ email: 'mine@example.com' }).where('id', '=', id).execute()
  // Somebody else may have the address by now.
  await test.db.updateTable('users').set({ email }).where('id', '=', other.id).execute()

  await seedSampleMember(test.db, { email, passwordHash: 'fourth hash' })
  expect(await getUser(test.db, { id })).toMatchObject({ email: 'mine@example.com', username: 'founder' })
  expect(await readCredentials()).toEqual([{ providerId: 'credential', password: 'third hash' }])
  await disableSampleMember(test.db, { email })
  expect(await readCredentials()).toEqual([])
})
