import { DomainError } from '@suv/domain'
import type { Selectable } from 'kysely'
import type { MemberRecordsTable } from '../schema.ts'
import { withPage } from './pagination.ts'
import type { TeamRecords } from './team-records.ts'
import { anyOf } from './team-scope.ts'
import { isUuid } from './uuid.ts'

type MemberRecordRow = Selectable<MemberRecordsTable>

type MemberRecordValues = Omit<MemberRecordRow, 'id' | 'createdAt' | 'updatedAt'>

/** Records on the team's members. They name no team: the member's is theirs, and it is asked for in every query. */
export const memberRecords: TeamRecords<
  MemberRecordRow,
  Partial<MemberRecordValues> & Pick<MemberRecordValues, 'memberId'>
> = {
  table: 'memberRecords',
  list: (db, { teamId, ...page }) => {
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
  },
  insert: (trx, { now, values }) =>
    trx
      .insertInto('memberRecords')
      .values({ ...values, createdAt: now, updatedAt: now })
      .returningAll()
      .executeTakeFirstOrThrow(),
  get: async (trx, { id, teamIds }) =>
    orNotFound(
      isUuid(id)
        ? await trx
            .selectFrom('memberRecords')
            .innerJoin('teamMembers', 'teamMembers.id', 'memberRecords.memberId')
            .selectAll('memberRecords')
            .select('teamMembers.teamId')
            .where('memberRecords.id', '=', id)
            .where('teamMembers.teamId', '=', anyOf(teamIds))
            .executeTakeFirst()
        : undefined,
    ),
  update: async (trx, { id, teamId, now, values }) =>
    orNotFound(
      await trx
        .updateTable('memberRecords')
        .set({ ...values, updatedAt: now })
        .where('id', '=', id)
        .where('memberId', 'in', (eb) =>
          eb.selectFrom('teamMembers').select('teamMembers.id').where('teamId', '=', teamId),
        )
        .returningAll()
        .executeTakeFirst(),
    ),
  delete: async (trx, { id, teamIds }) =>
    isUuid(id)
      ? trx
          .deleteFrom('memberRecords')
          .using('teamMembers')
          .whereRef('teamMembers.id', '=', 'memberRecords.memberId')
          .where('memberRecords.id', '=', id)
          .where('teamMembers.teamId', '=', anyOf(teamIds))
          .returning('teamMembers.teamId')
          .executeTakeFirst()
      : undefined,
}

function orNotFound<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new DomainError('not_found', 'There is no such record.')
  return row
}
