import { type Insertable, sql } from 'kysely'
import type { Trx } from '../client.ts'
import type { ResourcesTable } from '../schema.ts'

/** What a load changed, in rows. Entries that are gone from the file are set inactive, never deleted. */
export type LoadCounts = {
  readonly inserted: number
  readonly updated: number
  readonly unchanged: number
  readonly deactivated: number
}

/** The tables that are loaded from files, and the fields of each one's natural key. */
export const naturalKeys = {
  designatedOrganizations: {
    constraint: 'designated_organizations_type_name_unique',
    fields: ['type', 'name'],
  },
  resourceLocations: {
    constraint: 'resource_locations_type_name_city_unique',
    fields: ['type', 'name', 'city'],
  },
  resources: { constraint: 'resources_category_title_unique', fields: ['category', 'title'] },
} as const

export type ReferenceTable = keyof typeof naturalKeys

/**
 * Makes a table say what the rows say, by natural key. A row that says so already is not touched, so that `updatedAt` tells
 * when an entry last changed.
 */
export async function upsertReferenceRows(
  trx: Trx,
  table: ReferenceTable,
  rows: readonly Readonly<Record<string, unknown>>[],
  now: Date,
): Promise<LoadCounts> {
  const { constraint, fields: keyFields } = naturalKeys[table]
  const written = await upsert(trx, table, constraint, rows, now)
  const deactivated = await deactivateOthers(trx, table, keyFields, rows, now)
  const inserted = written.filter(({ isNew }) => isNew).length
  const updated = written.length - inserted
  return { inserted, updated, unchanged: rows.length - written.length, deactivated }
}

async function upsert(
  trx: Trx,
  table: ReferenceTable,
  constraint: string,
  rows: readonly Readonly<Record<string, unknown>>[],
  now: Date,
): Promise<{ isNew: boolean }[]> {
  const [first] = rows
  if (first === undefined) return []
  const fields = Object.keys(first)
  const stored = fields.map((field) => sql.ref(`${table}.${field}`))
  const read = fields.map((field) => sql.ref(`excluded.${field}`))
  return (
    trx
      // Kysely cannot follow a table that varies; the rows were held against the domain's schemas when they were read.
      .insertInto(table as 'resources')
      .values(rows.map((row) => toColumns(row, now)))
      .onConflict((conflict) =>
        conflict
          .constraint(constraint)
          .doUpdateSet((eb) => ({
            ...Object.fromEntries(fields.map((field) => [field, eb.ref(`excluded.${field as 'title'}`)])),
            updatedAt: now,
          }))
          .where(sql<boolean>`(${sql.join(stored)}) is distinct from (${sql.join(read)})`),
      )
      // PostgreSQL leaves xmax 0 in a row that was not there before.
      .returning(sql<boolean>`xmax = 0`.as('isNew'))
      .execute()
  )
}

function toColumns(row: Readonly<Record<string, unknown>>, now: Date): Insertable<ResourcesTable> {
  const columns = Object.entries(row).map(([field, value]) => [
    field,
    typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
  ])
  return { ...Object.fromEntries(columns), createdAt: now, updatedAt: now }
}

async function deactivateOthers(
  trx: Trx,
  table: ReferenceTable,
  keyFields: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
  now: Date,
): Promise<number> {
  const keyOf = (row: Readonly<Record<string, unknown>>) =>
    JSON.stringify(keyFields.map((field) => row[field]))
  const listed = new Set(rows.map(keyOf))
  const active = await trx
    .selectFrom(table as 'resources')
    .selectAll()
    .where('isActive', '=', true)
    .execute()
  const gone = active.filter((row) => !listed.has(keyOf(row))).map(({ id }) => id)
  if (gone.length === 0) return 0
  await trx
    .updateTable(table as 'resources')
    .set({ isActive: false, updatedAt: now })
    .where('id', 'in', gone)
    .execute()
  return gone.length
}
