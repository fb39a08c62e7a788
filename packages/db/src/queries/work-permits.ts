import { DomainError } from '@suv/domain'
import type { Selectable } from 'kysely'
import type { Db, Trx } from '../client.ts'
import type { WorkPermitsTable } from '../schema.ts'
import type { Page, PageRequest } from './pagination.ts'
import {
  deleteTeamRecord,
  findTeamRecord,
  insertTeamRecord,
  listTeamRecords,
  updateTeamRecord,
} from './team-records.ts'
import type { TeamScope } from './team-scope.ts'

export type WorkPermitRow = Selectable<WorkPermitsTable>

/** The fields that are set when a work permit is written. */
export type WorkPermitValues = Omit<WorkPermitRow, 'id' | 'teamId' | 'createdAt' | 'updatedAt'>

/** The team's work permits, newest first. */
export function listWorkPermits(
  db: Db,
  request: PageRequest & { teamId: string },
): Promise<Page<WorkPermitRow>> {
  return listTeamRecords(db, 'workPermits', request)
}

/** What is left out takes the table's default. */
export function insertWorkPermit(
  trx: Trx,
  request: {
    teamId: string
    now: Date
    values: Partial<WorkPermitValues> & Pick<WorkPermitValues, 'memberId'>
  },
): Promise<WorkPermitRow> {
  return insertTeamRecord(trx, 'workPermits', request)
}

/** @throws DomainError not_found where it is of none of the caller's teams. */
export async function getWorkPermit(db: Db, request: TeamScope & { id: string }): Promise<WorkPermitRow> {
  return orNotFound(await findTeamRecord(db, 'workPermits', request))
}

/** @throws DomainError not_found */
export async function updateWorkPermit(
  trx: Trx,
  request: { id: string; teamId: string; now: Date; values: Partial<WorkPermitValues> },
): Promise<WorkPermitRow> {
  return orNotFound(await updateTeamRecord(trx, 'workPermits', request))
}

/** @returns the team that it was of; undefined where there was none. */
export function deleteWorkPermit(
  trx: Trx,
  request: TeamScope & { id: string },
): Promise<{ teamId: string } | undefined> {
  return deleteTeamRecord(trx, 'workPermits', request)
}

function orNotFound(row: WorkPermitRow | undefined): WorkPermitRow {
  if (row === undefined) throw new DomainError('not_found', 'There is no such work permit.')
  return row
}
