import { DomainError } from '@suv/domain'
import { type Selectable, sql } from 'kysely'
import type { Db, Trx } from '../client.ts'
import type { CommitmentCertificatesTable } from '../schema.ts'
import { withJsonText } from './json-text.ts'
import type { Page, PageRequest } from './pagination.ts'
import {
  deleteTeamRecord,
  findTeamRecord,
  insertTeamRecord,
  listTeamRecords,
  updateTeamRecord,
} from './team-records.ts'
import type { TeamScope } from './team-scope.ts'

export type CommitmentCertificateRow = Selectable<CommitmentCertificatesTable>

/** The fields that are set when a commitment certificate is written. */
export type CommitmentCertificateValues = Omit<
  CommitmentCertificateRow,
  'id' | 'teamId' | 'createdAt' | 'updatedAt'
>

const jsonFields = ['coversMembers', 'essentialMembers'] as const

/** The team's commitment certificates, newest first. */
export function listCommitmentCertificates(
  db: Db,
  request: PageRequest & { teamId: string },
): Promise<Page<CommitmentCertificateRow>> {
  return listTeamRecords(db, 'commitmentCertificates', request)
}

/** What is left out takes the table's default. */
export function insertCommitmentCertificate(
  trx: Trx,
  {
    values,
    ...request
  }: {
    teamId: string
    now: Date
    values: Partial<CommitmentCertificateValues> &
      Pick<CommitmentCertificateValues, 'organizationId' | 'certificateId'>
  },
): Promise<CommitmentCertificateRow> {
  return insertTeamRecord(trx, 'commitmentCertificates', {
    ...request,
    values: withJsonText(values, jsonFields),
  })
}

/** @throws DomainError not_found where it is of none of the caller's teams. */
export async function getCommitmentCertificate(
  db: Db,
  request: TeamScope & { id: string },
): Promise<CommitmentCertificateRow> {
  return orNotFound(await findTeamRecord(db, 'commitmentCertificates', request))
}

/** @throws DomainError not_found */
export async function updateCommitmentCertificate(
  trx: Trx,
  {
    values,
    ...request
  }: { id: string; teamId: string; now: Date; values: Partial<CommitmentCertificateValues> },
): Promise<CommitmentCertificateRow> {
  const written = { ...request, values: withJsonText(values, jsonFields) }
  return orNotFound(await updateTeamRecord(trx, 'commitmentCertificates', written))
}

/** @returns the team that it was of; undefined where there was none. */
export function deleteCommitmentCertificate(
  trx: Trx,
  request: TeamScope & { id: string },
): Promise<{ teamId: string } | undefined> {
  return deleteTeamRecord(trx, 'commitmentCertificates', request)
}

/** Takes a member who leaves the team off its certificates. @returns the certificates that named them. */
export async function removeMemberFromCertificates(
  trx: Trx,
  { teamId, memberId, now }: { teamId: string; memberId: string; now: Date },
): Promise<readonly { id: string }[]> {
  const named = sql`to_jsonb(${memberId}::text)`
  const without = (column: string) => sql<string>`${sql.ref(column)} - ${memberId}::text`
  return trx
    .updateTable('commitmentCertificates')
    .set({
      coversMembers: without('coversMembers'),
      essentialMembers: without('essentialMembers'),
      updatedAt: now,
    })
    .where('teamId', '=', teamId)
    .where(sql<boolean>`(covers_members @> ${named} or essential_members @> ${named})`)
    .returning('id')
    .execute()
}

function orNotFound(row: CommitmentCertificateRow | undefined): CommitmentCertificateRow {
  if (row === undefined) throw new DomainError('not_found', 'There is no such commitment certificate.')
  return row
}
