import type { Db, Trx } from '../client.ts'
import { deleteCredentials, insertCredential } from '../queries/credentials.ts'
import { findUserByEmail } from '../queries/users.ts'

/** The team that the specification's screens name. */
const sampleTeamId = 'team-1'

const founder = { username: 'founder', firstName: 'Amara', lastName: 'Okafor' } as const

const members = [
  { passportName: 'Amara Okafor', nationality: 'Nigeria', votingRightsPct: 60, isFounder: true },
  { passportName: 'Mateo Silva', nationality: 'Brazil', votingRightsPct: 25, isFounder: false },
] as const

/**
 * Gives the local trial its one member, who can sign in, and their team. May run at every start: what is there is left
 * alone, and a missing password is set anew.
 */
export async function seedSampleMember(
  db: Db,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const userId = await ensureUser(trx, email.toLowerCase())
    await insertCredential(trx, { userId, passwordHash })
    await ensureTeam(trx, userId)
  })
}

/**
 * Closes every way in to the sample member, whose password is published: for a server that others can reach. The member's
 * data stay. Does nothing where there is no such member.
 */
export async function disableSampleMember(db: Db, { email }: { email: string }): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await findUserByEmail(trx, { email })
    if (user !== undefined) await deleteCredentials(trx, { userId: user.id })
  })
}

async function ensureUser(trx: Trx, email: string): Promise<string> {
  await trx
    .insertInto('users')
    .values({
      email,
      emailVerified: true,
      username: founder.username,
      name: `${founder.firstName} ${founder.lastName}`,
      firstName: founder.firstName,
      lastName: founder.lastName,
      businessType: 'Software',
      country: 'Nigeria',
    })
    .onConflict((conflict) => conflict.constraint('users_email_unique').doNothing())
    .execute()
  const { id } = await trx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
}

async function ensureTeam(trx: Trx, userId: string): Promise<void> {
  const inserted = await trx
    .insertInto('teams')
    .values({
      id: sampleTeamId,
      teamName: 'Harbour Grid',
      province: 'NS',
      sector: 'Clean technology',
      oneLiner: 'Software that lets ports plan the charging of electric harbour craft.',
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  // The team of an earlier start may have changed since.
  if (inserted === undefined) return

  for (const { isFounder, votingRightsPct, ...person } of members) {
    const member = await trx
      .insertInto('teamMembers')
      .values({
        ...person,
        teamId: sampleTeamId,
        userId: isFounder ? userId : null,
        isEssentialPerson: isFounder,
        role: isFounder ? 'founder' : 'member',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('ownership')
      .values({ teamId: sampleTeamId, memberId: member.id, votingRightsPct })
      .execute()
  }
}
