import { DomainError } from '@suv/domain'
import { type RawBuilder, type SelectQueryBuilder, type Simplify, type SqlBool, sql } from 'kysely'
import { sizeOf } from '../answer-size.ts'
import { isUuid } from './uuid.ts'

/** The largest page, and the one given where none is asked for. */
export const largestPage = 500

/** A column that a list is ordered by. It must not be null, and the last one of a list must be unique. */
export type PageKey<Row> = {
  readonly field: keyof Row & string
  /** Where the column has another name than the field, as `teams.id` in a join. */
  readonly column?: string
  /** Text must be short: the cursor carries it, and `pageFields` takes 300 characters. */
  readonly type: 'integer' | 'moment' | 'uuid' | 'text'
  readonly direction?: 'asc' | 'desc'
}

export type PageRequest = {
  readonly limit?: number | undefined
  /** `nextCursor` of the page before. */
  readonly cursor?: string | undefined
}

export type Page<Row> = {
  readonly rows: Row[]
  /** Asks for what follows; null on the last page. */
  readonly nextCursor: string | null
}

type PageValue = string | number | Date

/**
 * Reads one page of a query, in the order of its keys. What is added or removed meanwhile shifts no page: a page begins
 * after the last row of the one before, not at a number.
 *
 * @throws DomainError invalid_input for a cursor that this list did not give.
 */
export async function withPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  {
    keys,
    cursor,
    limit = largestPage,
  }: PageRequest & { readonly keys: readonly PageKey<NoInfer<Simplify<Row>>>[] },
): Promise<Page<Simplify<Row>>> {
  const page = orderByKeys(query, keys).limit(limit + 1)
  const rows = await (cursor === undefined
    ? page
    : page.where(isAfter(keys, decodeCursor(keys, cursor)))
  ).execute()
  return toPage(rows, { keys, limit })
}

/** A query in the order of its keys. */
export function orderByKeys<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  keys: readonly PageKey<NoInfer<Simplify<Row>>>[],
): SelectQueryBuilder<DB, TB, Row> {
  return keys.reduce((ordered, key) => ordered.orderBy(columnOf(key), key.direction ?? 'asc'), query)
}

/** Characters of one page, about: what is beyond that many comes with the next. */
const largestPageText = 4_000_000

/** How many of the rows fit in a page together; one always does. */
function countFitting(rows: readonly unknown[]): number {
  if (surelyFit(rows)) return rows.length
  let size = 0
  for (const [index, row] of rows.entries()) {
    size += textOf(row)
    if (size > largestPageText && index > 0) return index
  }
  return rows.length
}

/** What PostgreSQL sent has at least the characters of the values, and each row names its fields. To walk every row costs more than to check it. */
function surelyFit(rows: readonly unknown[]): boolean {
  const bytes = sizeOf(rows)
  const [first] = rows
  if (bytes === undefined || first === undefined) return false
  let names = 0
  for (const name of Object.keys(Object(first))) names += name.length + 4
  return bytes + rows.length * names <= largestPageText
}

/** About as many characters as a value has in JSON. */
function textOf(value: unknown): number {
  if (typeof value === 'string') return value.length + 2
  if (typeof value !== 'object' || value === null) return 4
  let size = 2
  for (const key in value) size += key.length + 4 + textOf(value[key as keyof typeof value])
  return size
}

/** A page, of one row more than it takes: that row tells whether there is a next one. */
export function toPage<Row>(
  rows: Row[],
  { keys, limit }: { readonly keys: readonly PageKey<NoInfer<Row>>[]; readonly limit: number },
): Page<Row> {
  const fitting = Math.min(limit, countFitting(rows))
  const last = rows[fitting - 1]
  if (rows.length <= fitting || last === undefined) return { rows, nextCursor: null }
  return { rows: rows.slice(0, fitting), nextCursor: encodeCursor(keys, last) }
}

/** Where a row stands in its list, as a text that a caller hands back. */
export function encodeCursor<Row>(keys: readonly PageKey<Row>[], row: Row): string {
  return Buffer.from(JSON.stringify(keys.map(({ field }) => row[field]))).toString('base64url')
}

/** @throws DomainError invalid_input for anything that `encodeCursor` does not give for these keys. */
export function decodeCursor<Row>(keys: readonly PageKey<Row>[], cursor: string): PageValue[] {
  const values = parseJson(Buffer.from(cursor, 'base64url').toString())
  if (!Array.isArray(values) || values.length !== keys.length) throw notACursor()
  return keys.map(({ type }, index) => readValue(type, values[index]))
}

function readValue(type: PageKey<unknown>['type'], value: unknown): PageValue {
  if (type === 'integer' && Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31) return Number(value)
  if (typeof value === 'string') {
    if (type === 'text' && value.isWellFormed() && !value.includes('\0')) return value
    if (type === 'uuid' && isUuid(value)) return value
    if (type === 'moment') {
      const moment = new Date(value)
      if (!Number.isNaN(moment.getTime()) && moment.toISOString() === value) return moment
    }
  }
  throw notACursor()
}

function notACursor(): DomainError {
  return new DomainError(
    'invalid_input',
    'cursor: This is not a cursor of this list. Ask for its first page.',
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * `(a, b) > (x, y)` for columns of which each has its own direction. The first column is bounded by itself too, because an
 * index can use that.
 */
function isAfter<Row>(keys: readonly PageKey<Row>[], values: readonly PageValue[]): RawBuilder<SqlBool> {
  const [first] = keys
  if (first === undefined) throw new Error('a page needs a key')
  const further = keys.map((key, index) => {
    const same = keys
      .slice(0, index)
      .map((earlier, position) => sql`${columnOf(earlier)} = ${values[position]}`)
    return sql`(${sql.join([...same, sql`${columnOf(key)} ${operator(key)} ${values[index]}`], sql` and `)})`
  })
  return sql`(${columnOf(first)} ${operator(first)}${sql.raw('=')} ${values[0]} and (${sql.join(further, sql` or `)}))`
}

function operator({ direction }: Pick<PageKey<never>, 'direction'>): RawBuilder<unknown> {
  return sql.raw(direction === 'desc' ? '<' : '>')
}

function columnOf({ column, field }: { column?: string; field: string }): RawBuilder<unknown> {
  return sql.ref(column ?? field)
}
