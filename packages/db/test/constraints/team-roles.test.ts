import type { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { down, up } from '../../src/migrations/20261120T2300_team_roles.ts'
import { createTeam, createTeamMember, createUser, useTestDatabase } from '../support/index.ts'

const test = useTestDatabase()

it('make the first member of each team its founder when the column comes', async () => {
  const team = await createTeam(test.db)
  const other = await createTeam(test.db)
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute))
  const signedIn = await createUser(test.db)
  const members = [
    { passportName: 'later', createdAt: at(2) },
    { passportName: 'first', createdAt: at(1), userId: signedIn.id },
    { passportName: 'first, without a sign-in', createdAt: at(1) },
  ]
  for (const member of members) await createTeamMember(test.db, { teamId: team.id, ...member })
  await createTeamMember(test.db, { teamId: other.id, passportName: 'alone' })

  const db = test.db as unknown as Kysely<unknown>
  await down(db)
  await up(db)
  const founders = await test.db
    .selectFrom('teamMembers')
    .select('passportName')
    .where('role', '=', 'founder')
    .orderBy('passportName')
    .execute()
  expect(founders.map(({ passportName }) => passportName)).toEqual(['alone', 'first'])
})
