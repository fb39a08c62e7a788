import { DomainError } from '@suv/domain'
import type { Insertable, Selectable } from 'kysely'
import type { Db, Trx } from '../client.ts'
import { isUniqueViolation } from '../errors.ts'
import type { Database } from '../schema.ts'
import { withJsonText } from './json-text.ts'
import { type Page, type PageRequest, withPage } from './pagination.ts'
import { anyOf, newestFirst, type TeamScope } from './team-scope.ts'
import { isUuid } from './uuid.ts'

/** What may be done with the stored records of one kind that a team keeps, such as its work permits. */
export type TeamRecords<Row, NewValues> = {
  /** Where they are stored, as audit events name it. */
  readonly table: keyof Database
  /** A page of the team's records, newest first. */
  readonly list: (db: Db, request: PageRequest & { teamId: string }) => Promise<Page<Row>>
  /** Adds a record; what is left out takes the table's default. @throws DomainError conflict where the table takes one only. */
  readonly insert: (trx: Trx, request: { teamId: string; now: Date; values: NewValues }) => Promise<Row>
  /** A record of one of the caller's teams that is about to change, and whose it is. @throws DomainError not_found */
  readonly get: (trx: Trx, request: TeamScope & { id: string }) => Promise<Row & { readonly teamId: string }>
  /** Sets the given fields. @throws DomainError not_found where the team has no such record; conflict as for `insert`. */
  readonly update: (
    trx: Trx,
    request: { id: string; teamId: string; now: Date; values: Partial<NewValues> },
  ) => Promise<Row>
  /** @returns the team whose record was deleted; undefined where there was none. */
  readonly delete: (trx: Trx, request: TeamScope & { id: string }) => Promise<{ teamId: string } | undefined>
}

/** The columns that a write fills in itself. */
type OwnColumns = 'id' | 'teamId' | 'createdAt' | 'updatedAt'

/** The tables that have them. */
type TeamTable = {
  [Table in keyof Database]: Selectable<Database[Table]> extends Record<'id' | 'teamId', string> &
    Record<'createdAt' | 'updatedAt', Date>
    ? Table
    : never
}[keyof Database]

type Row<Table extends TeamTable> = Selectable<Database[Table]>

/** The fields that are set when a record is written; optional where the table has a default. */
type NewValues<Table extends TeamTable> = {
  [Field in keyof Omit<Insertable<Database[Table]>, OwnColumns>]: Row<Table>[Field & keyof Row<Table>]
}

/** The records of a table whose rows belong to a team. */
export function defineTeamRecords<Table extends TeamTable>({
  table: given,
  noun,
  jsonFields = [],
  taken = `There is such a ${noun} already.`,
  locksToChange = false,
}: {
  table: Table
  /** Of one record, as in "There is no such work permit." */
  noun: string
  /** The jsonb columns. */
  jsonFields?: readonly (keyof Row<Table> & string)[]
  /** What is said to whoever adds a second one where the table takes one only. */
  taken?: string
  /** Whether a record is locked before it changes, for what its change is worked out from. */
  locksToChange?: boolean
}): TeamRecords<Row<Table>, NewValues<Table>> & { readonly table: Table } {
  // Kysely has no types for "one of these tables": the queries are typed for one of them, the answers for the one asked for.
  const table = given as 'ownership'
  const fields = jsonFields as readonly never[]

  function orNotFound<Found>(row: Found | undefined): Found {
    if (row === undefined) throw new DomainError('not_found', `There is no such ${noun}.`)
    return row
  }

  const records: TeamRecords<Row<'ownership'>, NewValues<'ownership'>> = {
    table,
    list: (db, { teamId, ...page }) =>
      withPage(db.selectFrom(table).selectAll().where('teamId', '=', teamId), { keys: newestFirst, ...page }),
    insert: async (trx, { teamId, now, values }) => {
      const row = await trx
        .insertInto(table)
        .values({ ...withJsonText(values, fields), teamId, createdAt: now, updatedAt: now })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst()
      if (row === undefined) throw new DomainError('conflict', taken)
      return row
    },
    get: async (trx, { id, teamIds }) =>
      orNotFound(
        isUuid(id)
          ? await trx
              .selectFrom(table)
              .selectAll()
              .where('id', '=', id)
              .where('teamId', '=', anyOf(teamIds))
              .$if(locksToChange, (query) => query.forUpdate())
              .executeTakeFirst()
          : undefined,
      ),
    update: async (trx, { id, teamId, now, values }) => {
      const updated = trx
        .updateTable(table)
        .set({ ...withJsonText(values, fields), updatedAt: now })
        .where('id', '=', id)
        .where('teamId', '=', teamId)
        .returningAll()
        .executeTakeFirst()
        .catch((error: unknown) => {
          throw isUniqueViolation(error) ? new DomainError('conflict', taken) : error
        })
      return orNotFound(await updated)
    },
    delete: async (trx, { id, teamIds }) =>
      isUuid(id)
        ? trx
            .deleteFrom(table)
            .where('id', '=', id)
            .where('teamId', '=', anyOf(teamIds))
            .returning('teamId')
            .executeTakeFirst()
        : undefined,
  }
  return records as unknown as TeamRecords<Row<Table>, NewValues<Table>> & { readonly table: Table }
}
