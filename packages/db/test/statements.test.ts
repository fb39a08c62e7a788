import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '../src/client.ts'
import { inTransaction } from '../src/in-transaction.ts'
import { createTestDatabase, type TestDatabase } from './support/index.ts'

describe.skipIf(inject('testDatabaseServer').kind === 'embedded')('statements on a server', () => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await createTestDatabase()
  })
  afterAll(() => test.drop())

  async function preparedAfterOneQuery(preparesStatements: boolean): Promise<string[]> {
    const db = openDatabase(test.connection, { poolSize: 1, preparesStatements })
    try {
      await sql`select ${1}::int as one`.execute(db)
      const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
        db,
      )
      return rows.map(({ statement }) => statement)
    } finally {
      await db.destroy()
    }
  }

  it('are prepared where they carry values, unless that is turned off', async () => {
    expect(await preparedAfterOneQuery(true)).toContain('select $1::int as one')
    expect(await preparedAfterOneQuery(false)).toEqual([])
  })

  it('go on after a migration has changed the columns that they were prepared with, inside a transaction too', async () => {
    const db = openDatabase(test.connection, { poolSize: 1 })
    const read = async (handle: typeof db) =>
      (await sql`select * from changing where first_name = ${'a'}`.execute(handle)).rows
    try {
      await sql`create table changing (first_name text)`.execute(test.db)
      await sql`insert into changing values ('a')`.execute(test.db)
      expect(await read(db)).toEqual([{ firstName: 'a' }])
      await sql`alter table changing add last_name text default 'b'`.execute(test.db)
      expect(await read(db)).toEqual([{ firstName: 'a', lastName: 'b' }])
      expect(await read(db)).toEqual([{ firstName: 'a', lastName: 'b' }])
      await sql`alter table changing add age int default 1`.execute(test.db)
      const inside = await inTransaction(db, async (trx) => read(trx))
      expect(inside).toEqual([{ firstName: 'a', lastName: 'b', age: 1 }])
    } finally {
      await db.destroy()
    }
  })
})
