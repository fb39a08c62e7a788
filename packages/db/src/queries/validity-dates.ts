import { DomainError } from '@suv/domain'
import type { Selectable } from 'kysely'
import type { Db, Trx } from '../client.ts'
import type { ValidityDatesTable } from '../schema.ts'
import type { Page, PageRequest } from './pagination.ts'
import {
  deleteTeamRecord,
  findTeamRecord,
  insertTeamRecord,
  listTeamRecords,
  updateTeamRecord,
} from './team-records.ts'
import type { TeamScope } from './team-scope.ts'

export type ValidityDateRow = Selectable<ValidityDatesTable>

/** The fields that are set when the date of a paper is written. */
export type ValidityDateValues = Omit<ValidityDateRow, 'id' | 'teamId' | 'createdAt' | 'updatedAt'>

/** The dates of the team's papers, newest entry first. */
export function listValidityDates(
  db: Db,
  request: PageRequest & { teamId: string },
): Promise<Page<ValidityDateRow>> {
  return listTeamRecords(db, 'validityDates', request)
}

/** What is left out takes the table's default. */
export function insertValidityDate(
  trx: Trx,
  request: {
    teamId: string
    now: Date
    values: Partial<ValidityDateValues> & Pick<ValidityDateValues, 'memberId' | 'kind' | 'day'>
  },
): Promise<ValidityDateRow> {
  return insertTeamRecord(trx, 'validityDates', request)
}

/** @throws DomainError not_found where it is of none of the caller's teams. */
export async function getValidityDate(db: Db, request: TeamScope & { id: string }): Promise<ValidityDateRow> {
  return orNotFound(await findTeamRecord(db, 'validityDates', request))
}

/** @throws DomainError not_found */
export async function updateValidityDate(
  trx: Trx,
  request: { id: string; teamId: string; now: Date; values: Partial<ValidityDateValues> },
): Promise<ValidityDateRow> {
  return orNotFound(await updateTeamRecord(trx, 'validityDates', request))
}

/** @returns the team that it was of; undefined where there was none. */
export function deleteValidityDate(
  trx: Trx,
  request: TeamScope & { id: string },
): Promise<{ teamId: string } | undefined> {
  return deleteTeamRecord(trx, 'validityDates', request)
}

function orNotFound(row: ValidityDateRow | undefined): ValidityDateRow {
  if (row === undefined) throw new DomainError('not_found', 'There is no such date.')
  return row
}
