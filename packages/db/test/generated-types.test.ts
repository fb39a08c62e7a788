import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { generateSchema } from '../src/types-generator/generate-schema.ts'
import { type Column, readColumns } from '../src/types-generator/read-columns.ts'
import { renderSchema } from '../src/types-generator/render-schema.ts'
import { enumerations } from './constraints/enumerations.ts'
import { useTestDatabase } from './support/index.ts'

const test = useTestDatabase()
let columns: Column[]
beforeAll(async () => {
  columns = await readColumns(test.db)
})

it('are those of the migrated database; else run pnpm --filter db generate:types', async () => {
  const committed = await readFile(new URL('../src/schema.generated.ts', import.meta.url), 'utf8')
  expect(await generateSchema(test.db)).toBe(committed)
})

it('allow the values that the domain allows, no more and no fewer', () => {
  const listed = columns.flatMap(({ table, column, values }) =>
    values === undefined ? [] : [[`${table}.${column}`, values.toSorted()]],
  )
  const expected = Object.entries(enumerations).map(([name, values]) => [name, values.toSorted()])
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(expected))
})

describe('the generator', () => {
  const column: Column = {
    table: 'things',
    column: 'value',
    type: 'text',
    nullable: false,
    hasDefault: false,
    comment: null,
    tableComment: null,
    values: undefined,
  }

  it('refuses a jsonb column and a type that it was told nothing about', () => {
    expect(() => renderSchema([{ ...column, type: 'jsonb' }])).toThrow('json-types.ts does not say')
    expect(() => renderSchema([{ ...column, type: 'money' }])).toThrow('no type for things.value (money)')
  })

  it('takes values from a list alone, not from a range or a shape', async () => {
    await sql`create table things (
      one text check (one in ('a')),
      several text check (several in ('a', 'b c')),
      size integer check (size between 1 and 2),
      pair text check (pair <> 'a'),
      other text, check (other in ('a', 'b') or one is null)
    )`.execute(test.db)
    const things = (await readColumns(test.db)).filter(({ table }) => table === 'things')
    expect(things.map(({ column: name, values }) => [name, values])).toEqual([
      ['one', ['a']],
      ['several', ['a', 'b c']],
      ['size', undefined],
      ['pair', undefined],
      ['other', undefined],
    ])
    await sql`drop table things`.execute(test.db)
  })
})
