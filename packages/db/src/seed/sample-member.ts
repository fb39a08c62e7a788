import type { Db, Trx } from '../client.ts'
import { deleteCredentials, insertCredential } from '../queries/credentials.ts'
import { ensureReferenceData } from './reference-data.ts'
import { insertSampleState } from './sample-state.ts'
import { sampleMembers, sampleTeam } from './sample-team.ts'

const founder = { username: 'founder', firstName: 'Amara', lastName: 'Okafor' } as const

/**
 * Gives the local trial its one member, who can sign in, and their team, half-way through their preparations. May run at
 * every start: what is there is left alone, and a missing password is set anew.
 */
export async function seedSampleMember(
  db: Db,
  { email, passwordHash, now = new Date() }: { email: string; passwordHash: string; now?: Date },
): Promise<void> {
  // Matches and letters name organizations.
  await ensureReferenceData(db, { now })
  await db.transaction().execute(async (trx) => {
    const userId = await ensureUser(trx, email.toLowerCase())
    await insertCredential(trx, { userId, passwordHash })
    await ensureTeam(trx, userId, now)
  })
}

/**
 * Closes every way in to the sample member, whose password is published: for a server that others can reach. The member's
 * data stay. Does nothing where there is no such member.
 */
export async function disableSampleMember(db: Db, { email }: { email: string }): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const users = await trx
      .selectFrom('users')
      .select('id')
      // By its name where a trial has changed the address.
      .where((eb) => eb.or([eb('email', '=', email.toLowerCase()), eb('username', '=', founder.username)]))
      .execute()
    for (const { id: userId } of users) await deleteCredentials(trx, { userId })
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
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // By its name first: the trial may have changed its address, or created another member with this one.
  const { id } = await trx
    .selectFrom('users')
    .select('id')
    .where((eb) => eb.or([eb('username', '=', founder.username), eb('email', '=', email)]))
    .orderBy((eb) => eb('username', '=', founder.username), 'desc')
    .executeTakeFirstOrThrow()
  return id
}

async function ensureTeam(trx: Trx, userId: string, now: Date): Promise<void> {
  const inserted = await trx
    .insertInto('teams')
    .values({
      ...sampleTeam,
      tractionData: JSON.stringify(sampleTeam.tractionData),
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  // The team of an earlier start may have changed since.
  if (inserted === undefined) return

  const memberIds: string[] = []
  for (const [index, { isFounder, votingRightsPct, languageScores, ...person }] of sampleMembers.entries()) {
    // Lists go by the time of creation: the founder comes first.
    const createdAt = new Date(now.getTime() + index)
    const member = await trx
      .insertInto('teamMembers')
      .values({
        ...person,
        teamId: sampleTeam.id,
        userId: isFounder ? userId : null,
        isEssentialPerson: isFounder,
        role: isFounder ? 'founder' : 'member',
        languageScores: JSON.stringify(languageScores),
        createdAt,
        updatedAt: createdAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    memberIds.push(member.id)
    await trx
      .insertInto('ownership')
      .values({
        teamId: sampleTeam.id,
        memberId: member.id,
        votingRightsPct,
        createdAt,
        updatedAt: createdAt,
      })
      .execute()
  }
  await insertSampleState(trx, { userId, memberIds, now })
}
