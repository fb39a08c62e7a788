import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { buildServer } from '../../src/server.ts'
import { createTestServer, type TestServer } from '../support/test-server.ts'

const limit = 40
let test: TestServer
let other: Awaited<ReturnType<typeof buildServer>>
beforeAll(async () => {
  test = await createTestServer({ requestsPerMinute: limit, sharesRequestCounts: true })
  other = await buildServer(test.dependencies)
})
afterAll(async () => {
  await other.close()
  await test.close()
})
beforeEach(() => test.clock.advance(120_000))

const asked = { method: 'GET', url: '/api/designated-organizations' } as const
const ask = async ({ server }: { server: typeof other }, remoteAddress = '192.0.2.1') => {
  const { statusCode, headers } = await server.inject({ ...asked, remoteAddress })
  return { statusCode, reset: Number(headers['ratelimit-reset']) }
}

it('is one limit for two processes on one database', async () => {
  const statuses: number[] = []
  for (let call = 0; call < limit; call++) {
    for (const server of [test.server, other]) statuses.push((await ask({ server })).statusCode)
  }
  const letThrough = statuses.filter((status) => status === 200).length
  expect(letThrough).toBeGreaterThanOrEqual(limit)
  expect(letThrough).toBeLessThanOrEqual(limit + limit / 20)
  expect(statuses.slice(limit + limit / 20)).not.toContain(200)
  expect((await ask({ server: other }, '192.0.2.2')).statusCode).toBe(200)

  const { reset } = await ask(test)
  test.clock.advance(reset * 1000)
  expect((await ask(test)).statusCode).toBe(200)
})

it('asks the database once for two requests', async () => {
  const { db } = test.database
  for (let call = 0; call < 3; call++) await ask(test)
  // The windows before are forgotten meanwhile.
  await vi.waitFor(async () => {
    const rows = await db.selectFrom('requestCounts').selectAll().execute()
    expect(rows).toMatchObject([{ key: 'all 192.0.2.1', requests: 2 }])
  })
})

it('forgets the windows before', async () => {
  const { db } = test.database
  await ask(test)
  await ask(test)
  test.clock.advance(120_000)
  await ask(test)
  await vi.waitFor(async () => expect(await db.selectFrom('requestCounts').selectAll().execute()).toEqual([]))
})

it('counts on alone while the database does not answer', async () => {
  const { db } = test.database
  const refuse = () => {
    throw new Error('no database')
  }
  const counted = new Proxy(db, {
    get: (target, name) => {
      if (name === 'insertInto' || name === 'deleteFrom') return refuse
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const alone = await buildServer({ ...test.dependencies, requestsPerMinute: 3, db: counted })
  const statuses = []
  for (let call = 0; call < 4; call++) {
    const { statusCode } = await alone.inject({ ...asked, remoteAddress: '192.0.2.3' })
    statuses.push(statusCode)
  }
  await alone.close()
  expect(statuses).toEqual([200, 200, 200, 429])
})

it('begins anew where a clock that was ahead is right again, for one process and for several', async () => {
  for (const sharesRequestCounts of [false, true]) {
    const server = await buildServer({ ...test.dependencies, requestsPerMinute: 3, sharesRequestCounts })
    const askFour = async () => {
      const statuses = []
      for (let call = 0; call < 4; call++)
        statuses.push((await server.inject({ ...asked, remoteAddress: '192.0.2.4' })).statusCode)
      return statuses
    }
    test.clock.advance(86_400_000)
    expect(await askFour()).toEqual([200, 200, 200, 429])
    test.clock.advance(-86_400_000)
    expect(await askFour()).toEqual([200, 200, 200, 429])
    await server.close()
    test.clock.advance(120_000)
  }
})
