import { beforeEach, describe, expect, it } from 'vitest'
import {
  claimIdempotencyKey,
  deleteIdempotentAnswersBefore,
  findIdempotentAnswer,
  type IdempotentCall,
  insertIdempotentAnswer,
  releaseIdempotencyKey,
} from '../../src/queries/idempotency.ts'
import { createUser, useTestDatabase } from '../support/index.ts'

const test = useTestDatabase()
let call: IdempotentCall
beforeEach(async () => {
  const { id: userId } = await createUser(test.db)
  call = { userId, key: 'key-1', method: 'POST', path: '/api/milestones', bodyHash: 'hash' }
})

const now = new Date('2026-11-20T12:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

describe('an answer', () => {
  it('is found by member and key, as it was given first', async () => {
    const response = { id: 'm-1', tags: ['é', null, 1.5], nested: { empty: {} } }
    expect(await insertIdempotentAnswer(test.db, { ...call, status: 201, response, createdAt: now })).toBe(
      true,
    )
    expect(
      await insertIdempotentAnswer(test.db, { ...call, status: 500, response: {}, createdAt: now }),
    ).toBe(false)
    expect(await findIdempotentAnswer(test.db, call)).toEqual({
      ...call,
      status: 201,
      response,
      createdAt: now,
    })

    const { id: otherId } = await createUser(test.db)
    expect(await findIdempotentAnswer(test.db, { ...call, userId: otherId })).toBeUndefined()
    expect(await findIdempotentAnswer(test.db, { ...call, key: 'key-2' })).toBeUndefined()
  })

  it.each([[undefined], [null], [[]], ['text'], [0], [false]])('may be %j', async (response) => {
    await insertIdempotentAnswer(test.db, { ...call, status: 200, response, createdAt: now })
    expect((await findIdempotentAnswer(test.db, call))?.response).toEqual(response ?? null)
  })

  it('is forgotten after its time', async () => {
    await insertIdempotentAnswer(test.db, { ...call, status: 200, response: {}, createdAt: now })
    expect(await deleteIdempotentAnswersBefore(test.db, { before: now })).toBe(0)
    expect(await deleteIdempotentAnswersBefore(test.db, { before: later(1) })).toBeGreaterThan(0)
    expect(await findIdempotentAnswer(test.db, call)).toBeUndefined()
  })
})

describe('a claim', () => {
  it('is given to one of 32 calls at the same time', async () => {
    const claims = await Promise.all(
      Array.from({ length: 32 }, () => claimIdempotencyKey(test.db, { ...call, now })),
    )
    expect(claims.filter(Boolean)).toHaveLength(1)
    expect(await findIdempotentAnswer(test.db, call)).toMatchObject({ ...call, status: null })
  })

  it('becomes the answer, and then no other call gets it', async () => {
    await claimIdempotencyKey(test.db, { ...call, now })
    expect(await insertIdempotentAnswer(test.db, { ...call, status: 200, response: 1, createdAt: now })).toBe(
      true,
    )
    expect(await claimIdempotencyKey(test.db, { ...call, now: later(86_400) })).toBe(false)
    await releaseIdempotencyKey(test.db, call)
    expect((await findIdempotentAnswer(test.db, call))?.status).toBe(200)
  })

  it('takes no answer of another call', async () => {
    await claimIdempotencyKey(test.db, { ...call, now })
    for (const other of [{ bodyHash: 'other' }, { path: '/other' }, { method: 'PUT' }]) {
      const answer = { ...call, ...other, status: 200, response: {}, createdAt: now }
      expect(await insertIdempotentAnswer(test.db, answer)).toBe(false)
    }
    expect((await findIdempotentAnswer(test.db, call))?.status).toBeNull()
  })

  it('can be given up, and is up for another call when its process must have died', async () => {
    await claimIdempotencyKey(test.db, { ...call, now })
    await releaseIdempotencyKey(test.db, call)
    expect(await claimIdempotencyKey(test.db, { ...call, now })).toBe(true)
    expect(await claimIdempotencyKey(test.db, { ...call, now: later(119) })).toBe(false)
    expect(await claimIdempotencyKey(test.db, { ...call, bodyHash: 'new', now: later(121) })).toBe(true)
    expect(await findIdempotentAnswer(test.db, call)).toMatchObject({
      bodyHash: 'new',
      createdAt: later(121),
    })
  })
})
