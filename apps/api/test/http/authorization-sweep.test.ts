import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appRouter } from '../../src/router.ts'
import { callTrpc, createMember } from '../support/members.ts'
import { createTestServer, type TestServer } from '../support/test-server.ts'

/** The procedures that a stranger may call, each for a reason. Everything else must refuse. */
const open = new Set([
  // The demo's screener: evaluates and stores nothing.
  'eligibility.evaluate',
  // Tells the sign-in page whether this is the local trial.
  'settings.get',
])

const procedures = Object.entries(appRouter._def.procedures).map(
  ([path, procedure]) =>
    [path, (procedure as unknown as { _def: { type: 'query' | 'mutation' } })._def.type] as const,
)

let test: TestServer
beforeAll(async () => {
  test = await createTestServer()
})
afterAll(() => test.close())

describe.each(procedures.filter(([path]) => !open.has(path)))('%s', (path, type) => {
  it('refuses a stranger before it reads the input', async () => {
    expect((await callTrpc(test, type, path)).statusCode).toBe(401)
    expect((await callTrpc(test, type, path, { input: { id: 'x', userId: 'x' } })).statusCode).toBe(401)
  })

  it('refuses an expired session', async () => {
    const other = await createTestServer()
    const member = await createMember(other, 'ada@example.com')
    other.clock.advance(8 * 24 * 60 * 60 * 1000)
    expect((await callTrpc(other, type, path, { headers: member.cookie })).statusCode).toBe(401)
    await other.close()
  })
})

it('covers every procedure', () => {
  expect(procedures.map(([path]) => path)).toEqual(expect.arrayContaining([...open]))
  expect(procedures.length).toBeGreaterThan(open.size)
})
