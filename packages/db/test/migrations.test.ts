import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '../src/client.ts'
import { migrateDown, migrateToLatest } from '../src/migrate.ts'
import { migrationFiles } from '../src/migration-files.ts'
import { createTestDatabase, type TestDatabase } from './support/index.ts'
import { dumpSchema } from './support/schema-dump.ts'

const names = Object.keys(await migrationFiles.getMigrations()).toSorted()
let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase({ empty: true })
})
afterAll(() => test.drop())

describe('the folder of migrations', () => {
  it('holds nothing else, each named by its time', async () => {
    const files = await readdir(new URL('../src/migrations/', import.meta.url))
    expect(names).toEqual(files.map((file) => file.replace(/\.ts$/, '')).toSorted())
    for (const name of names) expect(name).toMatch(/^\d{8}T\d{4}_[a-z_]+$/)
  })
})

describe('migrating', () => {
  it('goes up, all the way down and up again to the same schema', async () => {
    expect(await dumpSchema(test.db)).toEqual([])
    const up = await migrateToLatest(test.db)
    expect(up).toEqual(names.map((name) => ({ name, direction: 'up' })))
    const schema = await dumpSchema(test.db)
    expect(schema.length).toBeGreaterThan(100)

    for (const name of names.toReversed()) {
      expect(await migrateDown(test.db)).toEqual([{ name, direction: 'down' }])
    }
    expect(await migrateDown(test.db)).toEqual([])
    expect(await dumpSchema(test.db)).toEqual([])

    await migrateToLatest(test.db)
    expect(await dumpSchema(test.db)).toEqual(schema)
    expect(await migrateToLatest(test.db)).toEqual([])
  })

  it.skipIf(inject('testDatabaseServer').kind === 'embedded')(
    'is done once when two processes start together',
    async () => {
      const shared = await createTestDatabase({ empty: true })
      const handles = [openDatabase(shared.connection), openDatabase(shared.connection)]
      try {
        const steps = await Promise.all(handles.map((handle) => migrateToLatest(handle)))
        expect(steps.flat().map(({ name }) => name)).toEqual(names)
        expect(await dumpSchema(shared.db)).toEqual(await dumpSchema(test.db))
      } finally {
        await Promise.all(handles.map((handle) => handle.destroy()))
        await shared.drop()
      }
    },
  )
})

describe('the schema', () => {
  it('has an index that starts with the columns of each foreign key, and says what deleting does', async () => {
    const { rows } = await sql<{ name: string; indexed: boolean; onDelete: string }>`
      select c.conname as name,
        c.confdeltype as "on_delete",
        exists (
          select from pg_index i
          where i.indrelid = c.conrelid and i.indpred is null
            -- int2vector counts from 0
            and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
        ) as indexed
      from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace`.execute(test.db)
    expect(rows.length).toBeGreaterThan(6)
    expect(rows.filter(({ indexed }) => !indexed)).toEqual([])
    // 'a' is NO ACTION, PostgreSQL's default when nothing is said.
    expect(rows.filter(({ onDelete }) => onDelete === 'a')).toEqual([])
  })
})
