import type { Selectable } from 'kysely'
import type { Db, Trx } from '../client.ts'
import type { PrApplicationChangesTable } from '../schema.ts'
import { type Page, type PageRequest, withPage } from './pagination.ts'

export type PrApplicationChangeRow = Selectable<PrApplicationChangesTable>

export type NewPrApplicationChange = Pick<PrApplicationChangeRow, 'field' | 'fromValue' | 'toValue'>

/** Keeps what a write changed, in the transaction of the write. */
export async function insertPrApplicationChanges(
  trx: Trx,
  {
    changes,
    ...shared
  }: Pick<PrApplicationChangeRow, 'applicationId' | 'actorUserId' | 'at'> & {
    changes: readonly NewPrApplicationChange[]
  },
): Promise<void> {
  if (changes.length === 0) return
  await trx
    .insertInto('prApplicationChanges')
    .values(changes.map((change) => ({ ...shared, ...change })))
    .execute()
}

/**
 * What was changed of one of the team's applications, newest first, with the name that the team knows the author by; null
 * where it knows them no longer.
 */
export async function listPrApplicationChanges(
  db: Db,
  { teamId, applicationId, ...page }: PageRequest & { teamId: string; applicationId: string },
): Promise<Page<PrApplicationChangeRow & { actorName: string | null }>> {
  const rows = db
    .selectFrom('prApplicationChanges as change')
    .innerJoin('prApplications as application', 'application.id', 'change.applicationId')
    .leftJoin('teamMembers as member', (join) =>
      join
        .onRef('member.userId', '=', 'change.actorUserId')
        .onRef('member.teamId', '=', 'application.teamId'),
    )
    .selectAll('change')
    .select('member.passportName as actorName')
    .where('application.teamId', '=', teamId)
    .where('application.id', '=', applicationId)
  return withPage(rows, {
    keys: [
      { field: 'at', column: 'change.at', type: 'moment', direction: 'desc' },
      { field: 'id', column: 'change.id', type: 'uuid' },
    ],
    ...page,
  })
}
