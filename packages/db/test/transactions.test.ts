import { type Kysely, sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type Db, openDatabase } from '../src/client.ts'
import { type Placeholders, sendOnce } from '../src/compile-once.ts'
import { inTransaction } from '../src/in-transaction.ts'
import { useTestDatabase } from './support/index.ts'

const test = useTestDatabase()

/** Refuses what is not above 0. */
const sendAmount = sendOnce((db: Db, { amount }: Placeholders<{ amount: number }>) =>
  (db as unknown as Kysely<{ kept: { amount: number } }>).insertInto('kept').values({ amount }),
)
const insertAmount = (db: Db, amount: number) => sql`insert into kept values (${amount})`.execute(db)

describe('a transaction', () => {
  let db: Db
  beforeEach(async () => {
    await sql`create table if not exists kept (amount int check (amount > 0))`.execute(test.db)
    await sql`truncate kept`.execute(test.db)
    // One connection: what a transaction leaves behind is seen by the next.
    db ??= openDatabase(test.connection, { poolSize: 1 })
  })
  afterAll(() => db.destroy())

  const kept = async () =>
    (await sql<{ amount: number }>`select amount from kept order by 1`.execute(db)).rows.map(
      ({ amount }) => amount,
    )

  it('undoes its first statement where a later one fails, time after time', async () => {
    for (let time = 0; time < 3; time += 1) {
      const failed = inTransaction(db, async (trx) => {
        await insertAmount(trx, 1)
        await insertAmount(trx, -1)
      })
      await expect(failed).rejects.toThrow(/kept_amount_check/)
      expect(await kept()).toEqual([])
    }
    await inTransaction(db, async (trx) => {
      await insertAmount(trx, 1)
      await insertAmount(trx, 2)
    })
    expect(await kept()).toEqual([1, 2])
  })

  it('may fail at its first statement, or ask nothing, or begin with a statement without values', async () => {
    for (let time = 0; time < 3; time += 1) {
      await expect(inTransaction(db, (trx) => insertAmount(trx, -1))).rejects.toThrow(/kept_amount_check/)
      const unknown = inTransaction(db, (trx) => sql`select ${1}::int from nowhere`.execute(trx))
      await expect(unknown).rejects.toThrow(/nowhere/)
      await inTransaction(db, async () => {})
      const undone = inTransaction(db, async (trx) => {
        await sql`insert into kept values (3)`.execute(trx)
        throw new Error('changed my mind')
      })
      await expect(undone).rejects.toThrow('changed my mind')
      await inTransaction(db, async (trx) => void (await insertAmount(trx, 4)))
    }
    expect(await kept()).toEqual([4, 4, 4])
  })

  it('does not stand without what was sent unanswered, whose error is told', async () => {
    const write = (amount: number) =>
      inTransaction(db, async (trx, answerLater) => {
        await insertAmount(trx, 1)
        answerLater((await sendAmount(trx, { amount })).answer)
        return 'written'
      })
    await expect(write(-1)).rejects.toThrow(/kept_amount_check/)
    expect(await kept()).toEqual([])
    await expect(write(5)).resolves.toBe('written')
    expect(await kept()).toEqual([1, 5])
  })

  it('tells the first error where a later statement fails only because of it', async () => {
    const failed = inTransaction(db, async (trx, answerLater) => {
      answerLater((await sendAmount(trx, { amount: -1 })).answer)
      await insertAmount(trx, 1)
    })
    await expect(failed).rejects.toThrow(/kept_amount_check/)
  })

  it('inside another one waits for what it sent', async () => {
    const failed = inTransaction(db, async (outer) => {
      await inTransaction(outer, async (trx, answerLater) =>
        answerLater((await sendAmount(trx, { amount: -1 })).answer),
      )
      throw new Error('not reached')
    })
    await expect(failed).rejects.toThrow(/kept_amount_check/)
    expect(await kept()).toEqual([])
  })
})
