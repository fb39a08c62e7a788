import { DomainError } from '@suv/domain'
import type { Selectable } from 'kysely'
import type { Db, Trx } from '../client.ts'
import type { TeamMembersTable, TeamsTable } from '../schema.ts'
import { followTeam } from './companies.ts'
import { withJsonText } from './json-text.ts'
import { type Page, type PageRequest, withPage } from './pagination.ts'
import { lockMember } from './users.ts'
import { isUuid } from './uuid.ts'

export type TeamRow = Selectable<TeamsTable>

export type TeamRole = Selectable<TeamMembersTable>['role']

/** A team as one of its members sees it. */
export type TeamOfUserRow = TeamRow & {
  /** The member's own role. */
  readonly role: TeamRole
}

/** The fields that are set when a team is written. */
export type TeamValues = Omit<TeamRow, 'id' | 'createdAt' | 'updatedAt' | 'deleteAt'>

const jsonFields = ['tractionData'] as const

/** The teams that the member belongs to, oldest first. */
export async function listTeamsOfUser(
  db: Db,
  { userId, ...page }: PageRequest & { userId: string },
): Promise<Page<TeamOfUserRow>> {
  if (!isUuid(userId)) return { rows: [], nextCursor: null }
  return withPage(teamsOfUser(db, userId), {
    keys: [
      { field: 'createdAt', column: 'teams.createdAt', type: 'moment' },
      { field: 'id', column: 'teams.id', type: 'text' },
    ],
    ...page,
  })
}

/**
 * One of the member's teams.
 *
 * @throws DomainError not_found for one that the member does not belong to, too.
 */
export async function getTeamOfUser(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<TeamOfUserRow> {
  const team = isUuid(userId)
    ? await teamsOfUser(db, userId).where('teams.id', '=', id).executeTakeFirst()
    : undefined
  if (team === undefined) throw new DomainError('not_found', 'There is no such team.')
  return team
}

/** In how many teams the member is, counted while nothing else of theirs can add one. */
export async function countTeamsToAdd(trx: Trx, { userId }: { userId: string }): Promise<number> {
  await lockMember(trx, { userId })
  const rows = await trx.selectFrom('teamMembers').select('id').where('userId', '=', userId).execute()
  return rows.length
}

/** What is left out takes the table's default. The team has no members yet. */
export async function insertTeam(
  trx: Trx,
  { now, values }: { now: Date; values: Partial<TeamValues> & Pick<TeamValues, 'teamName'> },
): Promise<TeamRow> {
  return trx
    .insertInto('teams')
    .values({ ...withJsonText(values, jsonFields), createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Changes a team, and what its company's page says of the same; whether the caller may is decided before. */
export async function updateTeam(
  trx: Trx,
  { id, now, values }: { id: string; now: Date; values: Partial<TeamValues> },
): Promise<TeamRow> {
  await followTeam(trx, { teamId: id, now, values })
  return trx
    .updateTable('teams')
    .set({ ...withJsonText(values, jsonFields), updatedAt: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Has the team deleted at that moment, or, with null, keeps it. */
export async function setTeamDeleteAt(
  trx: Trx,
  { id, deleteAt, now }: { id: string; deleteAt: Date | null; now: Date },
): Promise<void> {
  await trx.updateTable('teams').set({ deleteAt, updatedAt: now }).where('id', '=', id).execute()
}

/** The teams whose week is over, longest overdue first. */
export async function listTeamsToDelete(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<{ id: string }[]> {
  return db
    .selectFrom('teams')
    .select('id')
    .where('deleteAt', '<=', now)
    .orderBy('deleteAt')
    .limit(limit)
    .execute()
}

/**
 * Deletes a team whose week is over, with its workspace and its records. Documents are people's own and stay theirs.
 *
 * @returns false where it was kept meanwhile, or is gone already.
 */
export async function deleteTeam(trx: Trx, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('teams')
    .where('id', '=', id)
    .where('deleteAt', '<=', now)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Takes the team for this transaction: what depends on all its members or shares is decided one call at a time. */
export async function lockTeam(trx: Trx, { id }: { id: string }): Promise<void> {
  // `no key`, so that records which only refer to the team can be inserted meanwhile.
  await trx.selectFrom('teams').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

/** Whether the member belongs to the team. */
export async function isTeamMember(
  db: Db,
  { userId, teamId }: { userId: string; teamId: string },
): Promise<boolean> {
  return (await findTeamSeat(db, { userId, teamId })) !== undefined
}

/** What the member is in the team, and may do there, if they belong to it. */
export async function findTeamSeat(
  db: Db,
  { userId, teamId }: { userId: string; teamId: string },
): Promise<Pick<Selectable<TeamMembersTable>, 'id' | 'role' | 'workspaceRole'> | undefined> {
  if (!isUuid(userId)) return undefined
  return db
    .selectFrom('teamMembers')
    .select(['id', 'role', 'workspaceRole'])
    .where('teamId', '=', teamId)
    .where('userId', '=', userId)
    .executeTakeFirst()
}

function teamsOfUser(db: Db, userId: string) {
  return db
    .selectFrom('teams')
    .innerJoin('teamMembers', 'teamMembers.teamId', 'teams.id')
    .selectAll('teams')
    .select('teamMembers.role')
    .where('teamMembers.userId', '=', userId)
}
