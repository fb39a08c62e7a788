import type { WorkspaceRole } from '@suv/domain'
import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '../client.ts'

/** The workspace to which a query on what a company keeps is bound. */
export type WorkspaceScope = { readonly workspaceId: string }

/** The workspace of the team that somebody works in, else their own, as a part of a query on them. */
export function workspaceIdOf({
  userId,
  teamId,
}: {
  userId: Expression<string>
  teamId: Expression<string | null>
}): RawBuilder<string> {
  return sql<string>`coalesce(
    (select id from workspaces where team_id = ${teamId}),
    (select id from workspaces where user_id = ${userId})
  )`
}

/**
 * Has the member work in a team's workspace from now on, or, with null, in their own.
 *
 * @returns whether they may: false for a team that they do not belong to, and then nothing changes.
 */
export async function moveToWorkspace(
  trx: Trx,
  { userId, teamId, now }: { userId: string; teamId: string | null; now: Date },
): Promise<boolean> {
  // One at a time for a member: a person works in one workspace.
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  if (teamId !== null) {
    const seat = await trx
      .selectFrom('teamMembers')
      .select('id')
      .where('teamId', '=', teamId)
      .where('userId', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (seat === undefined) return false
  }
  const ofMember = trx.updateTable('teamMembers').where('userId', '=', userId)
  await ofMember.set({ worksHere: false, updatedAt: now }).where('worksHere', '=', true).execute()
  if (teamId !== null) {
    await ofMember.set({ worksHere: true, updatedAt: now }).where('teamId', '=', teamId).execute()
  }
  return true
}

export type WorkspaceRow = {
  /** Null: the member's own. */
  readonly teamId: string | null
  readonly teamName: string | null
  readonly role: WorkspaceRole
  readonly isOpen: boolean
  /** When the team is deleted; null: it stays. */
  readonly deleteAt: Date | null
}

/** Every workspace that the member may open, those of their teams in the order in which they came and their own at the end. */
export async function listWorkspacesOfUser(db: Db, { userId }: { userId: string }): Promise<WorkspaceRow[]> {
  const seats = await db
    .selectFrom('teamMembers')
    .innerJoin('teams', 'teams.id', 'teamMembers.teamId')
    .select([
      'teams.id as teamId',
      'teams.teamName',
      'teams.deleteAt',
      'teamMembers.workspaceRole as role',
      'teamMembers.worksHere as isOpen',
    ])
    .where('teamMembers.userId', '=', userId)
    .orderBy('teamMembers.createdAt')
    .orderBy('teams.id')
    .execute()
  const isOpen = seats.every((seat) => !seat.isOpen)
  return [...seats, { teamId: null, teamName: null, role: 'owner', isOpen, deleteAt: null }]
}

/** Somebody who signs in to a team. */
export type TeamSeatRow = {
  readonly id: string
  readonly userId: string
  readonly passportName: string
  readonly workspaceRole: WorkspaceRole
}

/** Who signs in to the team: its owner first, then in the order in which they came. */
export async function listTeamSeats(db: Db, { teamId }: { teamId: string }): Promise<TeamSeatRow[]> {
  return db
    .selectFrom('teamMembers')
    .select(['id', 'passportName', 'workspaceRole', 'userId'])
    .where('teamId', '=', teamId)
    .where('userId', 'is not', null)
    .$narrowType<{ userId: string }>()
    .orderBy((eb) => eb('workspaceRole', '=', 'owner'), 'desc')
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** What somebody may do in a team that the transaction has locked. For the owner's role see `passOwnership`. */
export async function setWorkspaceRole(
  trx: Trx,
  { id, teamId, role, now }: { id: string; teamId: string; role: 'editor' | 'reader'; now: Date },
): Promise<void> {
  await trx
    .updateTable('teamMembers')
    .set({ workspaceRole: role, updatedAt: now })
    .where('id', '=', id)
    .where('teamId', '=', teamId)
    .where('workspaceRole', '!=', 'owner')
    .execute()
}

/** Makes another the owner of a team that the transaction has locked; who was it edits from then on. */
export async function passOwnership(
  trx: Trx,
  { id, teamId, now }: { id: string; teamId: string; now: Date },
): Promise<void> {
  const ofTeam = trx.updateTable('teamMembers').where('teamId', '=', teamId)
  await ofTeam.set({ workspaceRole: 'editor', updatedAt: now }).where('workspaceRole', '=', 'owner').execute()
  await ofTeam
    .set({ workspaceRole: 'owner', updatedAt: now })
    .where('id', '=', id)
    .where('userId', 'is not', null)
    .execute()
}

/** Takes the sign-in from somebody's seat in a team. They stay in its papers, by name. */
export async function unlinkTeamMember(
  trx: Trx,
  { id, teamId, now }: { id: string; teamId: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('teamMembers')
    .set({ userId: null, updatedAt: now })
    .where('id', '=', id)
    .where('teamId', '=', teamId)
    .execute()
}
