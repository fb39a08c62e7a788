import { DomainError } from '@suv/domain'
import type { Selectable } from 'kysely'
import type { Db, Trx } from '../client.ts'
import type { MemberRecordsTable } from '../schema.ts'
import { type Page, type PageRequest, withPage } from './pagination.ts'
import { anyOf, type TeamScope } from './team-scope.ts'
import { isUuid } from './uuid.ts'

export type MemberRecordRow = Selectable<MemberRecordsTable>

/** The fields that are set when a record is written. */
export type MemberRecordValues = Omit<MemberRecordRow, 'id' | 'createdAt' | 'updatedAt'>

/** The records on the team's members, newest first. */
export async function listMemberRecords(
  db: Db,
  { teamId, ...page }: PageRequest & { teamId: string },
): Promise<Page<MemberRecordRow>> {
  const records = db
    .selectFrom('memberRecords')
    .innerJoin('teamMembers', 'teamMembers.id', 'memberRecords.memberId')
    .selectAll('memberRecords')
    .where('teamMembers.teamId', '=', teamId)
  return withPage(records, {
    keys: [
      { field: 'createdAt', column: 'memberRecords.createdAt', type: 'moment', direction: 'desc' },
      { field: 'id', column: 'memberRecords.id', type: 'uuid' },
    ],
    ...page,
  })
}

/** What is left out takes the table's default. */
export async function insertMemberRecord(
  trx: Trx,
  { now, values }: { now: Date; values: Partial<MemberRecordValues> & Pick<MemberRecordValues, 'memberId'> },
): Promise<MemberRecordRow> {
  return trx
    .insertInto('memberRecords')
    .values({ ...values, createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * A record on a member of one of the caller's teams, with that team.
 *
 * @throws DomainError not_found
 */
export async function getMemberRecord(
  db: Db,
  { id, teamIds }: TeamScope & { id: string },
): Promise<MemberRecordRow & { readonly teamId: string }> {
  const row = isUuid(id)
    ? await db
        .selectFrom('memberRecords')
        .innerJoin('teamMembers', 'teamMembers.id', 'memberRecords.memberId')
        .selectAll('memberRecords')
        .select('teamMembers.teamId')
        .where('memberRecords.id', '=', id)
        .where('teamMembers.teamId', '=', anyOf(teamIds))
        .executeTakeFirst()
    : undefined
  return orNotFound(row)
}

/** @throws DomainError not_found */
export async function updateMemberRecord(
  trx: Trx,
  { id, teamId, now, values }: { id: string; teamId: string; now: Date; values: Partial<MemberRecordValues> },
): Promise<MemberRecordRow> {
  const row = await trx
    .updateTable('memberRecords')
    .set({ ...values, updatedAt: now })
    .where('id', '=', id)
    .where('memberId', 'in', (eb) =>
      eb.selectFrom('teamMembers').select('teamMembers.id').where('teamId', '=', teamId),
    )
    .returningAll()
    .executeTakeFirst()
  return orNotFound(row)
}

/** @returns the team that it was of; undefined where there was none. */
export async function deleteMemberRecord(
  trx: Trx,
  { id, teamIds }: TeamScope & { id: string },
): Promise<{ teamId: string } | undefined> {
  if (!isUuid(id)) return undefined
  return trx
    .deleteFrom('memberRecords')
    .using('teamMembers')
    .whereRef('teamMembers.id', '=', 'memberRecords.memberId')
    .where('memberRecords.id', '=', id)
    .where('teamMembers.teamId', '=', anyOf(teamIds))
    .returning('teamMembers.teamId')
    .executeTakeFirst()
}

function orNotFound<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new DomainError('not_found', 'There is no such record.')
  return row
}
