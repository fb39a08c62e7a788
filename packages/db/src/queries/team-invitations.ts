import type { Selectable } from 'kysely'
import type { Db, Trx } from '../client.ts'
import { isUniqueViolation } from '../errors.ts'
import type { TeamInvitationsTable } from '../schema.ts'
import { createLinkToken, hashLinkToken } from './account-links.ts'
import { anyOf, type TeamScope } from './team-scope.ts'
import { isUuid } from './uuid.ts'

/** An invitation that waits to be accepted. What is kept of its link opens nothing, and is not given out. */
export type TeamInvitationRow = Omit<Selectable<TeamInvitationsTable>, 'tokenHash'>

const columns = [
  'id',
  'teamId',
  'memberId',
  'email',
  'invitedBy',
  'expiresAt',
  'createdAt',
  'updatedAt',
] as const

/** The team's invitations that nobody has accepted, oldest first; those that have run out too. */
export async function listTeamInvitations(
  db: Db,
  { teamId }: { teamId: string },
): Promise<TeamInvitationRow[]> {
  return db
    .selectFrom('teamInvitations')
    .select(columns)
    .where('teamId', '=', teamId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** @returns the link's token too, of which only a hash is kept; undefined where the person or address is invited already. */
export async function insertTeamInvitation(
  trx: Trx,
  {
    now,
    ...values
  }: Pick<TeamInvitationRow, 'teamId' | 'memberId' | 'email' | 'invitedBy' | 'expiresAt'> & { now: Date },
): Promise<{ invitation: TeamInvitationRow; token: string } | undefined> {
  const token = createLinkToken()
  const invitation = await trx
    .insertInto('teamInvitations')
    .values({
      ...values,
      email: values.email.toLowerCase(),
      tokenHash: hashLinkToken(token),
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()
  return invitation && { invitation, token }
}

/** An invitation of one of the caller's teams. */
export async function findTeamInvitation(
  db: Db,
  { id, teamIds }: TeamScope & { id: string },
): Promise<TeamInvitationRow | undefined> {
  if (!isUuid(id)) return undefined
  return db
    .selectFrom('teamInvitations')
    .select(columns)
    .where('id', '=', id)
    .where('teamId', '=', anyOf(teamIds))
    .executeTakeFirst()
}

/** Gives the invitation a new link; the old one no longer works. */
export async function renewTeamInvitation(
  trx: Trx,
  { id, expiresAt, now }: { id: string; expiresAt: Date; now: Date },
): Promise<{ invitation: TeamInvitationRow; token: string } | undefined> {
  const token = createLinkToken()
  const invitation = await trx
    .updateTable('teamInvitations')
    .set({ tokenHash: hashLinkToken(token), expiresAt, updatedAt: now })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
  return invitation && { invitation, token }
}

/**
 * Has the invitations to an address follow the member who had proved it to their new one. Where a team has invited the new one
 * too, that invitation counts and the older stays as it is.
 */
export async function moveTeamInvitations(
  trx: Trx,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<Pick<TeamInvitationRow, 'id' | 'teamId'>[]> {
  return trx
    .updateTable('teamInvitations as invitation')
    .set({ email: to, updatedAt: now })
    .where('invitation.email', '=', from)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('teamInvitations as other')
            .select('other.id')
            .whereRef('other.teamId', '=', 'invitation.teamId')
            .where('other.email', '=', to),
        ),
      ),
    )
    .returning(['invitation.id', 'invitation.teamId'])
    .execute()
}

/** @returns whether there was one. */
export async function deleteTeamInvitation(trx: Trx, { id }: { id: string }): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('teamInvitations')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export type InvitationByToken = Pick<TeamInvitationRow, 'id' | 'teamId' | 'memberId' | 'email'> & {
  readonly teamName: string
  readonly passportName: string
  /** Null where the founder's account is gone. */
  readonly invitedByName: string | null
}

/** What a link invites to, if it can still be used. */
export async function findInvitationByToken(
  db: Db,
  { token, now }: { token: string; now: Date },
): Promise<InvitationByToken | undefined> {
  return db
    .selectFrom('teamInvitations as invitation')
    .innerJoin('teams', 'teams.id', 'invitation.teamId')
    .innerJoin('teamMembers as member', 'member.id', 'invitation.memberId')
    .leftJoin('users as founder', 'founder.id', 'invitation.invitedBy')
    .select([
      'invitation.id',
      'invitation.teamId',
      'invitation.memberId',
      'invitation.email',
      'teams.teamName',
      'member.passportName',
      'founder.name as invitedByName',
    ])
    .where('invitation.tokenHash', '=', hashLinkToken(token))
    .where('invitation.expiresAt', '>', now)
    .executeTakeFirst()
}

export type TakenInvitation = Pick<TeamInvitationRow, 'id' | 'teamId' | 'memberId' | 'email'>

/** Uses a link up: of two calls at the same time, one gets it. */
export async function takeTeamInvitation(
  trx: Trx,
  { token, now }: { token: string; now: Date },
): Promise<TakenInvitation | undefined> {
  return trx
    .deleteFrom('teamInvitations')
    .where('tokenHash', '=', hashLinkToken(token))
    .where('expiresAt', '>', now)
    .returning(['id', 'teamId', 'memberId', 'email'])
    .executeTakeFirst()
}

/** @returns the one of the team's people who signs in with this address, if there is one. */
export async function findTeamMemberByEmail(
  db: Db,
  { teamId, email }: { teamId: string; email: string },
): Promise<{ id: string; passportName: string } | undefined> {
  return db
    .selectFrom('teamMembers')
    .innerJoin('users', 'users.id', 'teamMembers.userId')
    .select(['teamMembers.id', 'teamMembers.passportName'])
    .where('teamMembers.teamId', '=', teamId)
    .where('users.email', '=', email.toLowerCase())
    .executeTakeFirst()
}

/** Gives a person of the team's papers the sign-in of a member. @returns 'taken' where either has the other's place already. */
export async function linkTeamMember(
  trx: Trx,
  { memberId, userId, teamId, now }: { memberId: string; userId: string; teamId: string; now: Date },
): Promise<'linked' | 'taken'> {
  try {
    const { numUpdatedRows } = await trx
      .updateTable('teamMembers')
      .set({ userId, updatedAt: now })
      .where('id', '=', memberId)
      .where('teamId', '=', teamId)
      .where('userId', 'is', null)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n ? 'linked' : 'taken'
  } catch (error) {
    if (isUniqueViolation(error, 'team_members_team_user_unique')) return 'taken'
    throw error
  }
}
