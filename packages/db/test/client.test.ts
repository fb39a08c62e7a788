import { sql } from 'kysely'
import { describe, expect, inject, it } from 'vitest'
import { openDatabase } from '../src/client.ts'
import { useTestDatabase } from './support/index.ts'

const test = useTestDatabase()

async function read<T>(expression: string): Promise<T | undefined> {
  const { rows } = await sql<{ value: T }>`select ${sql.raw(expression)} as value`.execute(test.db)
  return rows[0]?.value
}

describe('values', () => {
  it('are Dates for timestamptz, texts for date, numbers for bigint, and arrays for text[]', async () => {
    expect(await read(`timestamptz '2026-11-20T12:00:00.123Z'`)).toEqual(new Date('2026-11-20T12:00:00.123Z'))
    expect(await read(`date '2026-03-08'`)).toBe('2026-03-08')
    expect(await read('count(*)')).toBe(1)
    expect(await read(`array['a', 'b']`)).toEqual(['a', 'b'])
  })

  it('are refused where a bigint does not fit a number', async () => {
    await expect(read('9007199254740993')).rejects.toThrow(/does not fit/)
  })
})

describe.skipIf(inject('testDatabaseServer').kind === 'embedded')('a connection to a server', () => {
  it('may drop inside a transaction or in the pool: the process lives and the next query answers', async () => {
    const reported: Error[] = []
    const db = openDatabase(test.connection, { onConnectionError: (error) => reported.push(error) })
    const terminateOthers = sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`
    const interrupted = db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx)
      await terminateOthers.execute(test.db)
      await expect.poll(() => reported.length).toBeGreaterThan(0)
      await sql`select 1`.execute(trx)
    })
    await expect(interrupted).rejects.toThrow()

    await sql`select 1`.execute(db)
    const before = reported.length
    await terminateOthers.execute(test.db)
    await expect.poll(() => reported.length).toBeGreaterThan(before)
    await expect(sql`select 1`.execute(db)).resolves.toBeDefined()
    await db.destroy()
  })

  it('ends statements and idle transactions after half a minute', async () => {
    const show = async (name: string) => {
      const { rows } = await sql<Record<string, string>>`show ${sql.raw(name)}`.execute(test.db)
      return Object.values(rows[0] ?? {})[0]
    }
    expect(await show('statement_timeout')).toBe('30s')
    expect(await show('idle_in_transaction_session_timeout')).toBe('30s')
  })
})
