import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Db, openDatabase } from '../src/client.ts'
import { compileOnce, compileOnceWithMomentTexts, type Placeholders } from '../src/compile-once.ts'
import { createTestDatabase, type TestDatabase } from './support/index.ts'

/** A read that fails where it divides by zero, and tells which connection has answered. */
const divide = compileOnce(
  (db: Db, { divisor, pause = sql`0.001` }: Placeholders<{ divisor: number; pause?: number }>) =>
    db
      .selectNoFrom([
        sql<number>`12 / ${divisor}::int`.as('share'),
        sql<number>`pg_backend_pid()`.as('backend'),
      ])
      .where(sql<boolean>`pg_sleep(${pause}) is not null`),
)
const readChanging = compileOnce((db: Db, { name }: Placeholders<{ name: string }>) =>
  db
    .selectFrom(sql<{ firstName: string }>`changing_while_read`.as('changing'))
    .selectAll()
    .where(sql<boolean>`first_name = ${name}`),
)

const moments = [
  '2026-11-20T12:00:00Z',
  '2026-11-20T12:00:00.5Z',
  '2026-11-20T12:00:00.123999Z',
  '0099-02-28T23:59:59.999Z',
  '12026-01-01T00:00:00.1Z',
]
const readMoment = compileOnceWithMomentTexts((db: Db, { text }: Placeholders<{ text: string | null }>) =>
  db.selectNoFrom(sql<Date | null>`${text}::timestamptz`.as('moment')),
)

describe.skipIf(inject('testDatabaseServer').kind === 'embedded')('reads that share connections', () => {
  let test: TestDatabase
  let db: Db
  beforeAll(async () => {
    test = await createTestDatabase()
    db = openDatabase(test.connection)
  })
  afterAll(async () => {
    await db.destroy()
    await test.drop()
  })

  it('are many on few connections, and each gets its own rows', async () => {
    const divisors = Array.from({ length: 200 }, (_, index) => 1 + (index % 12))
    const answers = await Promise.all(divisors.map((divisor) => divide(db, { divisor })))
    expect(answers.map(([row]) => row?.share)).toEqual(divisors.map((divisor) => Math.floor(12 / divisor)))
    expect(new Set(answers.map(([row]) => row?.backend)).size).toBeLessThanOrEqual(4)
  })

  it.each([...moments, null])('tell the moment %s as a Date would, in a transaction too', async (text) => {
    const { rows } = await sql<{ moment: Date | null }>`select ${text}::timestamptz as moment`.execute(db)
    const expected = [{ moment: rows[0]?.moment?.toISOString() ?? null }]
    expect(await readMoment(db, { text })).toEqual(expected)
    expect(await db.transaction().execute((trx) => readMoment(trx, { text }))).toEqual(expected)
  })

  it('fail alone', async () => {
    const answers = await Promise.allSettled(
      [1, 0, 2, 0, 3].map(async (divisor) => (await divide(db, { divisor }))[0]?.share),
    )
    expect(answers.map((answer) => ('value' in answer ? answer.value : answer.reason.message))).toEqual([
      12,
      'division by zero',
      6,
      'division by zero',
      4,
    ])
  })

  it('give the connection back, so that a pool of one still has transactions', async () => {
    const single = openDatabase(test.connection, { poolSize: 1 })
    try {
      const reads = Promise.all([1, 2, 3].map((divisor) => divide(single, { divisor })))
      const inside = single.transaction().execute((trx) => divide(trx, { divisor: 4 }))
      expect((await reads).map(([row]) => row?.share)).toEqual([12, 6, 4])
      expect((await inside)[0]?.share).toBe(3)
    } finally {
      await single.destroy()
    }
  })

  it('see what their own transaction has written', async () => {
    await sql`create table changing_while_read (first_name text)`.execute(test.db)
    const inside = await db.transaction().execute(async (trx) => {
      await sql`insert into changing_while_read values ('a')`.execute(trx)
      return [await readChanging(trx, { name: 'a' }), await readChanging(db, { name: 'a' })]
    })
    expect(inside).toEqual([[{ firstName: 'a' }], []])
  })

  it('go on after a migration has changed their columns', async () => {
    expect(await readChanging(db, { name: 'a' })).toEqual([{ firstName: 'a' }])
    await sql`alter table changing_while_read add last_name text default 'b'`.execute(test.db)
    const both = await Promise.all([readChanging(db, { name: 'a' }), readChanging(db, { name: 'a' })])
    expect(both).toEqual([[{ firstName: 'a', lastName: 'b' }], [{ firstName: 'a', lastName: 'b' }]])
  })

  it('are refused where their connection drops, and the next are answered by another', async () => {
    const waiting = Promise.allSettled([1, 2, 3].map((divisor) => divide(db, { divisor, pause: 5 })))
    const ended = async () => {
      const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event = 'PgSleep'`.execute(test.db)
      return rows.length
    }
    await expect.poll(ended).toBeGreaterThan(0)
    expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect((await divide(db, { divisor: 5 }))[0]?.share).toBe(2)
  })

  it('are refused where no connection can be had', async () => {
    const nowhere = openDatabase({ connectionString: 'postgres://nobody@127.0.0.1:1/none' })
    try {
      await expect(divide(nowhere, { divisor: 1 })).rejects.toThrow(/ECONNREFUSED/)
    } finally {
      await nowhere.destroy()
    }
  })
})
