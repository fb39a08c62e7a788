import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db, Trx } from '../client.ts'
import type { Database } from '../schema.ts'
import { type Page, type PageRequest, withPage } from './pagination.ts'
import { anyOf, newestFirst, type TeamScope } from './team-scope.ts'
import { isUuid } from './uuid.ts'

/*
 * What is the same for every table whose rows belong to a team. Each noun's own file gives it a name and its own types.
 */

type TeamTable =
  | 'commitmentCertificates'
  | 'lettersOfSupport'
  | 'ownership'
  | 'prApplications'
  | 'validityDates'
  | 'workPermits'

type TeamRow<Table extends TeamTable> = Selectable<Database[Table]>

/** The columns that a write fills in itself. */
type OwnColumns = 'id' | 'teamId' | 'createdAt' | 'updatedAt'

/** Kysely has no types for "one of these tables": the queries are typed for one of them, the answers for the one asked for. */
const asOne = (table: TeamTable) => table as 'ownership'

/** The team's records, newest first. */
export async function listTeamRecords<Table extends TeamTable>(
  db: Db,
  table: Table,
  { teamId, ...page }: PageRequest & { teamId: string },
): Promise<Page<TeamRow<Table>>> {
  const rows = db.selectFrom(asOne(table)).selectAll().where('teamId', '=', teamId)
  const found: Page<unknown> = await withPage(rows, { keys: newestFirst, ...page })
  return found as Page<TeamRow<Table>>
}

/** A record of one of the caller's teams. */
export async function findTeamRecord<Table extends TeamTable>(
  db: Db,
  table: Table,
  { id, teamIds }: TeamScope & { id: string },
): Promise<TeamRow<Table> | undefined> {
  if (!isUuid(id)) return undefined
  const row: unknown = await db
    .selectFrom(asOne(table))
    .selectAll()
    .where('id', '=', id)
    .where('teamId', '=', anyOf(teamIds))
    .executeTakeFirst()
  return row as TeamRow<Table> | undefined
}

/** Adds a record; what is left out takes the table's default. */
export async function insertTeamRecord<Table extends TeamTable>(
  trx: Trx,
  table: Table,
  {
    teamId,
    now,
    values,
  }: { teamId: string; now: Date; values: Omit<Insertable<Database[Table]>, OwnColumns> },
): Promise<TeamRow<Table>> {
  const row: unknown = await trx
    .insertInto(asOne(table))
    .values({ ...(values as Insertable<Database['ownership']>), teamId, createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow()
  return row as TeamRow<Table>
}

/** Sets the given fields. @returns undefined where the team has no such record. */
export async function updateTeamRecord<Table extends TeamTable>(
  trx: Trx,
  table: Table,
  {
    id,
    teamId,
    now,
    values,
  }: { id: string; teamId: string; now: Date; values: Omit<Updateable<Database[Table]>, OwnColumns> },
): Promise<TeamRow<Table> | undefined> {
  const row: unknown = await trx
    .updateTable(asOne(table))
    .set({ ...values, updatedAt: now })
    .where('id', '=', id)
    .where('teamId', '=', teamId)
    .returningAll()
    .executeTakeFirst()
  return row as TeamRow<Table> | undefined
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
