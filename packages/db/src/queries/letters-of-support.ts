import { DomainError } from '@suv/domain'
import type { Selectable } from 'kysely'
import type { Db, Trx } from '../client.ts'
import type { LettersOfSupportTable } from '../schema.ts'
import type { Page, PageRequest } from './pagination.ts'
import {
  deleteTeamRecord,
  findTeamRecord,
  insertTeamRecord,
  listTeamRecords,
  updateTeamRecord,
} from './team-records.ts'
import type { TeamScope } from './team-scope.ts'

export type LetterOfSupportRow = Selectable<LettersOfSupportTable>

/** The fields that are set when a letter of support is written. */
export type LetterOfSupportValues = Omit<LetterOfSupportRow, 'id' | 'teamId' | 'createdAt' | 'updatedAt'>

/** The team's letters of support, newest first. */
export function listLettersOfSupport(
  db: Db,
  request: PageRequest & { teamId: string },
): Promise<Page<LetterOfSupportRow>> {
  return listTeamRecords(db, 'lettersOfSupport', request)
}

/** What is left out takes the table's default. */
export function insertLetterOfSupport(
  trx: Trx,
  request: {
    teamId: string
    now: Date
    values: Partial<LetterOfSupportValues> & Pick<LetterOfSupportValues, 'memberId' | 'organizationId'>
  },
): Promise<LetterOfSupportRow> {
  return insertTeamRecord(trx, 'lettersOfSupport', request)
}

/** @throws DomainError not_found where it is of none of the caller's teams. */
export async function getLetterOfSupport(
  db: Db,
  request: TeamScope & { id: string },
): Promise<LetterOfSupportRow> {
  return orNotFound(await findTeamRecord(db, 'lettersOfSupport', request))
}

/** @throws DomainError not_found */
export async function updateLetterOfSupport(
  trx: Trx,
  request: { id: string; teamId: string; now: Date; values: Partial<LetterOfSupportValues> },
): Promise<LetterOfSupportRow> {
  return orNotFound(await updateTeamRecord(trx, 'lettersOfSupport', request))
}

/** @returns the team that it was of; undefined where there was none. */
export function deleteLetterOfSupport(
  trx: Trx,
  request: TeamScope & { id: string },
): Promise<{ teamId: string } | undefined> {
  return deleteTeamRecord(trx, 'lettersOfSupport', request)
}

function orNotFound(row: LetterOfSupportRow | undefined): LetterOfSupportRow {
  if (row === undefined) throw new DomainError('not_found', 'There is no such letter of support.')
  return row
}
