import { randomUUID } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../src/client.ts'
import { insertCredential } from '../../src/queries/credentials.ts'
import type { NewEligibilityAssessment } from '../../src/queries/eligibility.ts'
import type {
  ApikeysTable,
  OwnershipTable,
  PasskeysTable,
  SessionsTable,
  TeamMembersTable,
  TeamsTable,
  UsersTable,
} from '../../src/schema.ts'

/*
 * Rows for tests. Each fills in what its table demands and the test does not care about.
 */

/** A member; with a `passwordHash`, one who can sign in with that password. */
export async function createUser(
  db: Db,
  { passwordHash, ...values }: Partial<Insertable<UsersTable>> & { passwordHash?: string } = {},
): Promise<Selectable<UsersTable>> {
  const username = `member-${randomUUID()}`
  const user = await db
    .insertInto('users')
    .values({ username, email: `${username}@example.org`, name: 'Test Member', ...values })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (passwordHash !== undefined) await insertCredential(db, { userId: user.id, passwordHash })
  return user
}

export async function createTeam(
  db: Db,
  values: Partial<Insertable<TeamsTable>> = {},
): Promise<Selectable<TeamsTable>> {
  return db
    .insertInto('teams')
    .values({ teamName: 'Test Team', ...values })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Puts a member into a team; without a `userId`, one who has no sign-in. */
export async function createTeamMember(
  db: Db,
  values: Partial<Insertable<TeamMembersTable>> & { teamId: string },
): Promise<Selectable<TeamMembersTable>> {
  return db
    .insertInto('teamMembers')
    .values({ passportName: 'Test Member', ...values })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function createOwnership(
  db: Db,
  values: Partial<Insertable<OwnershipTable>> & { teamId: string; memberId: string },
): Promise<Selectable<OwnershipTable>> {
  return db
    .insertInto('ownership')
    .values({ votingRightsPct: 50, ...values })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function createSession(
  db: Db,
  values: Partial<Insertable<SessionsTable>> & { userId: string; expiresAt: Date },
): Promise<Selectable<SessionsTable>> {
  return db
    .insertInto('sessions')
    .values({ token: randomUUID(), ...values })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A key of the member `referenceId`. */
export async function createApiKey(
  db: Db,
  values: Partial<Insertable<ApikeysTable>> & { referenceId: string },
): Promise<Selectable<ApikeysTable>> {
  return db
    .insertInto('apikeys')
    .values({ key: randomUUID(), ...values })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function createPasskey(
  db: Db,
  values: Partial<Insertable<PasskeysTable>> & { userId: string },
): Promise<Selectable<PasskeysTable>> {
  return db
    .insertInto('passkeys')
    .values({
      name: 'Phone',
      credentialId: randomUUID(),
      publicKey: randomUUID(),
      counter: 0,
      deviceType: 'multiDevice',
      backedUp: true,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Values of an assessment in which only the result was decided. */
export function newAssessment(
  values: Partial<NewEligibilityAssessment> & { userId: string },
): NewEligibilityAssessment {
  const now = new Date('2026-11-20T12:00:00Z')
  return {
    teamId: null,
    eligibilityResult: 'not_eligible',
    gapsToAddress: [],
    programEdition: 'test',
    createdAt: now,
    updatedAt: now,
    ...values,
  }
}
