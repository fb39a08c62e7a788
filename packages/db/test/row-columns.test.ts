import { sql } from 'kysely'
import pg from 'pg'
import { expect, it } from 'vitest'
import { rowColumnsOf } from '../src/row-columns.ts'
import { parseColumn, parseColumnWithMomentTexts } from '../src/type-parsers.ts'
import { useTestDatabase } from './support/index.ts'

const { builtins } = pg.types
const stock = { getTypeParser: parseColumn }
const withTexts = { getTypeParser: parseColumnWithMomentTexts }

const id = { name: 'user_id', dataTypeID: builtins.TEXT }
const at = { name: 'created_at', dataTypeID: builtins.TIMESTAMPTZ }

it('reads rows under the names of fields, and what is missing as null', () => {
  const columns = rowColumnsOf('names', [id, at], stock)
  expect(columns.toRow(['u1', '2026-11-20 12:00:00+00'])).toEqual({
    userId: 'u1',
    createdAt: new Date('2026-11-20T12:00:00Z'),
  })
  expect(columns.toRow([null, null])).toEqual({ userId: null, createdAt: null })
})

it('keeps the columns of a statement for as long as they are the same', () => {
  const first = rowColumnsOf('kept', [id, at], stock)
  expect(rowColumnsOf('kept', [{ ...id }, { ...at }], stock)).toBe(first)
  expect(rowColumnsOf('another', [id, at], stock)).not.toBe(first)
})

it.each([
  ['a column more', [id, at, { ...id, name: 'email' }], stock],
  ['a column less', [id], stock],
  ['another name', [{ ...id, name: 'team_id' }, at], stock],
  ['another type', [id, { ...at, dataTypeID: builtins.TEXT }], stock],
  ['another order', [at, id], stock],
  ['moments as texts', [id, at], withTexts],
])('reads the same statement anew with %s', (_what, announced, types) => {
  rowColumnsOf('changed', [id, at], stock)
  const names = announced.map(({ name }) => name.replace(/_(.)/, (_, letter) => letter.toUpperCase()))
  const moment = '2026-11-20 12:00:00+00'
  const row = rowColumnsOf('changed', announced, types).toRow(announced.map(() => moment))
  const read = announced.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text')(moment))
  expect(Object.keys(row)).toEqual(names)
  expect(Object.values(row)).toEqual(read)
})

const test = useTestDatabase()

it('fails where a value does not fit its field, and the connection goes on', async () => {
  const read = (n: string) => sql<{ n: number }>`select ${sql.lit(n)}::bigint as n from generate_series(1, 2)`
  await test.db.connection().execute(async (one) => {
    await expect(read('9007199254740993').execute(one)).rejects.toThrow('does not fit a number')
    expect((await read('9007199254740991').execute(one)).rows).toEqual(
      Array(2).fill({ n: Number.MAX_SAFE_INTEGER }),
    )
  })
})
