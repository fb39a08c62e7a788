import { DomainError } from '@suv/domain'
import type { Selectable } from 'kysely'
import type { Db, Trx } from '../client.ts'
import type { CommitmentCertificatesTable } from '../schema.ts'
import { withJsonText } from './json-text.ts'
import type { Page, PageRequest } from './pagination.ts'
import { deleteTeamRecord, findTeamRecord, listTeamRecords } from './team-records.ts'
import type { TeamScope } from './team-scope.ts'

export type CommitmentCertificateRecord = Selectable<CommitmentCertificatesTable>

/** The fields that are set when a commitment certificate is written. */
export type CommitmentCertificateValues = Omit<
  CommitmentCertificateRecord,
  'id' | 'teamId' | 'createdAt' | 'updatedAt'
>

const jsonFields = ['coversMembers', 'essentialMembers'] as const

/** The team's commitment certificates, newest first. */
export function listCommitmentCertificates(
  db: Db,
  request: PageRequest & { teamId: string },
): Promise<Page<CommitmentCertificateRecord>> {
  return listTeamRecords(db, 'commitmentCertificates', request)
}

/** What is left out takes the table's default. */
export async function insertCommitmentCertificate(
  trx: Trx,
  {
    teamId,
    now,
    values,
  }: {
    teamId: string
    now: Date
    values: Partial<CommitmentCertificateValues> &
      Pick<CommitmentCertificateValues, 'organizationId' | 'certificateId'>
  },
): Promise<CommitmentCertificateRecord> {
  return trx
    .insertInto('commitmentCertificates')
    .values({ ...withJsonText(values, jsonFields), teamId, createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** @throws DomainError not_found where it is of none of the caller's teams. */
export async function getCommitmentCertificate(
  db: Db,
  request: TeamScope & { id: string },
): Promise<CommitmentCertificateRecord> {
  return orNotFound(await findTeamRecord(db, 'commitmentCertificates', request))
}

/** @throws DomainError not_found */
export async function updateCommitmentCertificate(
  trx: Trx,
  {
    id,
    teamId,
    now,
    values,
  }: { id: string; teamId: string; now: Date; values: Partial<CommitmentCertificateValues> },
): Promise<CommitmentCertificateRecord> {
  const row = await trx
    .updateTable('commitmentCertificates')
    .set({ ...withJsonText(values, jsonFields), updatedAt: now })
    .where('id', '=', id)
    .where('teamId', '=', teamId)
    .returningAll()
    .executeTakeFirst()
  return orNotFound(row)
}

/** @returns the team that it was of; undefined where there was none. */
export function deleteCommitmentCertificate(
  trx: Trx,
  request: TeamScope & { id: string },
): Promise<{ teamId: string } | undefined> {
  return deleteTeamRecord(trx, 'commitmentCertificates', request)
}

function orNotFound(row: CommitmentCertificateRecord | undefined): CommitmentCertificateRecord {
  if (row === undefined) throw new DomainError('not_found', 'There is no such commitment certificate.')
  return row
}
