import { DomainError } from '@suv/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import { sizeOf } from '../../src/answer-size.ts'
import { decodeCursor, encodeCursor, type PageKey, toPage, withPage } from '../../src/queries/pagination.ts'
import { createUser, useTestDatabase } from '../support/index.ts'

const test = useTestDatabase()
let userId: string
beforeAll(async () => {
  userId = (await createUser(test.db)).id
})

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute))

function milestones() {
  return test.db.selectFrom('milestones').selectAll().where('userId', '=', userId)
}
type Row = Awaited<ReturnType<ReturnType<typeof milestones>['executeTakeFirstOrThrow']>>

const orders: Record<string, readonly PageKey<Row>[]> = {
  'by order': [
    { field: 'order', type: 'integer' },
    { field: 'createdAt', type: 'moment' },
    { field: 'id', type: 'uuid' },
  ],
  'newest first, then by id': [
    { field: 'createdAt', type: 'moment', direction: 'desc' },
    { field: 'id', type: 'uuid' },
  ],
  'by title, then the other way round': [
    { field: 'title', type: 'text' },
    { field: 'order', type: 'integer', direction: 'desc' },
    { field: 'id', column: 'milestones.id', type: 'uuid', direction: 'desc' },
  ],
}

describe('withPage', () => {
  beforeAll(async () => {
    // Few values, so that every column ties somewhere.
    const rows = Array.from({ length: 23 }, (_, index) => ({
      userId,
      title: `Étape ${index % 2}, 'quoted'`,
      order: index % 3,
      createdAt: at(index % 4),
    }))
    await test.db.insertInto('milestones').values(rows).execute()
  })

  it.each(Object.entries(orders))('reads every row once, in order: %s', async (_, keys) => {
    const whole = await withPage(milestones(), { keys })
    expect(whole.rows).toHaveLength(23)
    expect(whole.nextCursor).toBeNull()
    for (const limit of [1, 5, 22, 23, 24]) {
      const read: Row[] = []
      let cursor: string | null | undefined
      while (cursor !== null) {
        const page = await withPage(milestones(), { keys, limit, cursor })
        expect(page.rows.length).toBeLessThanOrEqual(limit)
        read.push(...page.rows)
        cursor = page.nextCursor
      }
      expect(read).toEqual(whole.rows)
    }
  })

  it('neither repeats nor skips a row when others come and go before it', async () => {
    const keys = orders['by order'] ?? []
    const whole = await withPage(milestones(), { keys })
    const first = await withPage(milestones(), { keys, limit: 10 })
    const gone = first.rows.at(-1)
    await test.db
      .deleteFrom('milestones')
      .where('id', '=', gone?.id ?? '')
      .execute()
    await test.db
      .insertInto('milestones')
      .values({ userId, title: 'New', order: 0, createdAt: at(0) })
      .execute()
    const second = await withPage(milestones(), { keys, cursor: first.nextCursor ?? '' })
    expect(second.rows).toEqual(whole.rows.slice(10))
  })

  it.each(['as it was read', 'made of what was read'])(
    'takes as many long rows as fit: a list %s',
    async (how) => {
      const keys = orders['by order'] ?? []
      const long = JSON.stringify(['A long requirement. '.repeat(75_000)])
      const rows = Array.from({ length: 4 }, (_, order) => ({
        userId,
        title: how,
        order,
        requirements: long,
      }))
      await test.db.insertInto('milestones').values(rows).execute()
      const query = milestones().where('title', '=', how)
      const { rows: fitting, nextCursor } =
        how === 'as it was read'
          ? await withPage(query, { keys })
          : toPage([...(await query.execute())], { keys, limit: 10 })
      expect(fitting).toHaveLength(2)
      const rest = await withPage(query, { keys, cursor: nextCursor ?? '' })
      expect(rest.rows.map(({ order }) => order)).toEqual([2, 3])
    },
  )

  it('knows of rows as they were read how much was sent for them', async () => {
    const rows = await milestones().execute()
    const [first] = await milestones().limit(1).execute()
    expect(sizeOf(rows)).toBeGreaterThan(JSON.stringify(rows.map(Object.values)).length / 2)
    expect(sizeOf(await milestones().where('title', '=', 'none').execute())).toBe(0)
    expect(sizeOf([first])).toBeUndefined()
  })

  it('of an empty list is empty', async () => {
    const page = await withPage(milestones().where('title', '=', 'none'), { keys: orders['by order'] ?? [] })
    expect(page).toEqual({ rows: [], nextCursor: null })
  })
})

describe('a cursor', () => {
  type Sample = { order: number; at: Date; id: string; title: string }
  const keys: readonly PageKey<Sample>[] = [
    { field: 'order', type: 'integer' },
    { field: 'at', type: 'moment' },
    { field: 'id', type: 'uuid' },
    { field: 'title', type: 'text' },
  ]
  const id = '7d6b3a52-1a57-4d2c-9a35-0f6f7b1f3c11'
  const sample = { order: -3, at: at(5), id, title: 'Plan A – 100 % ✓' }

  it('carries the values, in characters that an address takes as they are', () => {
    const cursor = encodeCursor(keys, sample)
    expect(cursor).toMatch(/^[\w-]+$/)
    expect(decodeCursor(keys, cursor)).toEqual([-3, at(5), id, 'Plan A – 100 % ✓'])
  })

  it.each([
    ['nothing', ''],
    ['no base64', '%%%'],
    ['no JSON', Buffer.from('[1,').toString('base64url')],
    ['no list', encode({ 0: 1 })],
    ['too few values', encode([1, at(5), id])],
    ['too many values', encode([1, at(5), id, 'a', 'b'])],
    ['a fraction', encode([1.5, at(5), id, 'a'])],
    ['a number beyond integer', encode([2 ** 31, at(5), id, 'a'])],
    ['a number as text', encode(['1', at(5), id, 'a'])],
    ['a moment that is none', encode([1, '2026-13-01T00:00:00.000Z', id, 'a'])],
    ['a moment in words', encode([1, 'infinity', id, 'a'])],
    ['an id that is none', encode([1, at(5), "' or true --", 'a'])],
    ['a text with NUL', encode([1, at(5), id, '\0'])],
    ['half a surrogate pair', encode([1, at(5), id, '\ud800'])],
    ['null', encode([null, null, null, null])],
  ])('is refused as invalid input where it holds %s', (_, cursor) => {
    expect(() => decodeCursor(keys, cursor)).toThrow(
      expect.objectContaining({ code: 'invalid_input' } satisfies Partial<DomainError>),
    )
    expect(() => decodeCursor(keys, cursor)).toThrow(DomainError)
  })

  function encode(values: unknown): string {
    return Buffer.from(JSON.stringify(values)).toString('base64url')
  }
})
