import type { Selectable } from 'kysely'
import type { Db, Trx } from '../client.ts'
import type { Database } from '../schema.ts'
import { type Page, type PageRequest, withPage } from './pagination.ts'
import { anyOf, newestFirst, type TeamScope } from './team-scope.ts'
import { isUuid } from './uuid.ts'

/*
 * What is the same for every table whose rows belong to a team. Each noun's own file gives it a name and adds its writes.
 */

type TeamTable =
  | 'commitmentCertificates'
  | 'lettersOfSupport'
  | 'ownership'
  | 'prApplications'
  | 'workPermits'

/** Kysely has no types for "one of these tables": the queries are typed for one of them, the answers for the one asked for. */
const asOne = (table: TeamTable) => table as 'ownership'

/** The team's records, newest first. */
export async function listTeamRecords<Table extends TeamTable>(
  db: Db,
  table: Table,
  { teamId, ...page }: PageRequest & { teamId: string },
): Promise<Page<Selectable<Database[Table]>>> {
  const rows = db.selectFrom(asOne(table)).selectAll().where('teamId', '=', teamId)
  const found: Page<unknown> = await withPage(rows, { keys: newestFirst, ...page })
  return found as Page<Selectable<Database[Table]>>
}

/** A record of one of the caller's teams. */
export async function findTeamRecord<Table extends TeamTable>(
  db: Db,
  table: Table,
  { id, teamIds }: TeamScope & { id: string },
): Promise<Selectable<Database[Table]> | undefined> {
  if (!isUuid(id)) return undefined
  const row: unknown = await db
    .selectFrom(asOne(table))
    .selectAll()
    .where('id', '=', id)
    .where('teamId', '=', anyOf(teamIds))
    .executeTakeFirst()
  return row as Selectable<Database[Table]> | undefined
}

/** @returns the team whose record was deleted; undefined where there was none. */
export async function deleteTeamRecord(
  trx: Trx,
  table: TeamTable,
  { id, teamIds }: TeamScope & { id: string },
): Promise<{ teamId: string } | undefined> {
  if (!isUuid(id)) return undefined
  return trx
    .deleteFrom(asOne(table))
    .where('id', '=', id)
    .where('teamId', '=', anyOf(teamIds))
    .returning('teamId')
    .executeTakeFirst()
}
