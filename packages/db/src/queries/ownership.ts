import { DomainError } from '@suv/domain'
import type { Selectable } from 'kysely'
import type { Db, Trx } from '../client.ts'
import type { OwnershipTable } from '../schema.ts'
import type { Page, PageRequest } from './pagination.ts'
import { deleteTeamRecord, findTeamRecord, listTeamRecords } from './team-records.ts'
import type { TeamScope } from './team-scope.ts'

/** A member's share of their team's voting rights. */
export type OwnershipRow = Selectable<OwnershipTable>

/** The fields that are set when a share is written. */
export type OwnershipValues = Pick<OwnershipRow, 'votingRightsPct' | 'vestingTerms'>

/** The team's shares, newest first. */
export function listOwnership(
  db: Db,
  request: PageRequest & { teamId: string },
): Promise<Page<OwnershipRow>> {
  return listTeamRecords(db, 'ownership', request)
}

/** How many percent the team has given, without the share `exceptId`. Lock the team first. */
export async function sumVotingRights(
  trx: Trx,
  { teamId, exceptId }: { teamId: string; exceptId?: string },
): Promise<number> {
  const shares = await trx
    .selectFrom('ownership')
    .select(['id', 'votingRightsPct'])
    .where('teamId', '=', teamId)
    .execute()
  return shares
    .filter(({ id }) => id !== exceptId)
    .reduce((sum, { votingRightsPct }) => sum + votingRightsPct, 0)
}

/** @returns undefined where the member has a share already. */
export async function insertOwnership(
  trx: Trx,
  {
    teamId,
    memberId,
    now,
    values,
  }: {
    teamId: string
    memberId: string
    now: Date
    values: Partial<OwnershipValues> & Pick<OwnershipValues, 'votingRightsPct'>
  },
): Promise<OwnershipRow | undefined> {
  return trx
    .insertInto('ownership')
    .values({ ...values, teamId, memberId, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.constraint('ownership_team_member_unique').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/**
 * A share in one of the caller's teams.
 *
 * @throws DomainError not_found
 */
export async function getOwnership(db: Db, request: TeamScope & { id: string }): Promise<OwnershipRow> {
  return orNotFound(await findTeamRecord(db, 'ownership', request))
}

/** @throws DomainError not_found where the share was deleted meanwhile. */
export async function updateOwnership(
  trx: Trx,
  { id, teamId, now, values }: { id: string; teamId: string; now: Date; values: Partial<OwnershipValues> },
): Promise<OwnershipRow> {
  const share = await trx
    .updateTable('ownership')
    .set({ ...values, updatedAt: now })
    .where('id', '=', id)
    .where('teamId', '=', teamId)
    .returningAll()
    .executeTakeFirst()
  return orNotFound(share)
}

/** @returns the team whose share was deleted; undefined where there was none. */
export function deleteOwnership(
  trx: Trx,
  request: TeamScope & { id: string },
): Promise<{ teamId: string } | undefined> {
  return deleteTeamRecord(trx, 'ownership', request)
}

function orNotFound(share: OwnershipRow | undefined): OwnershipRow {
  if (share === undefined) throw new DomainError('not_found', 'There is no such share.')
  return share
}
