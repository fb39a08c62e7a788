import { expect, it, vi } from 'vitest'
import { hashPassword, setPasswordCost } from '../../src/features/accounts/password-hash.ts'
import { listTurns } from '../../src/worker-pool/turns.ts'
import { callTrpc, password, useMembers } from '../support/members.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer({ trustProxy: ['127.0.0.1'] })
const [member] = useMembers(test, 'ada@example.com')

const signIn = async (email: string, address: string) => {
  const answer = await test.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email, password: 'a guess of somebody' },
    headers: { 'x-forwarded-for': address },
  })
  return answer.statusCode
}

it('has few passwords looked at from one address, also of tries at the same time, and of others meanwhile', async () => {
  let most = 0
  const watch = setInterval(() => {
    const { running, waiting } = listTurns().find(({ name }) => name === 'password hashes') ?? {
      running: 0,
      waiting: 0,
    }
    most = Math.max(most, running + waiting)
  }, 1)
  const statuses: number[] = []
  const flood = Array.from({ length: 60 }, async (_, at) => {
    statuses.push(await signIn(`nobody-${at}@example.com`, '10.0.0.1'))
  })
  // Others’ sign-ins do not wait until all of them are through.
  expect(await signIn(member.email, '10.0.0.2')).toBe(401)
  expect(statuses.filter((status) => status === 401).length).toBeLessThan(10)
  await Promise.all(flood)
  clearInterval(watch)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(50)
  expect(most).toBeLessThanOrEqual(12)
})

const stateOf = (wanted: string) =>
  listTurns().find(({ name }) => name === wanted) ?? { running: 0, waiting: 0 }

it('has an end where it comes from many addresses: the rest is told when to come again, and members go on', {
  timeout: 90_000,
}, async () => {
  await test.database.db.deleteFrom('rateLimits').execute()
  await test.database.db.deleteFrom('failedTries').execute()
  // One that is slow enough for a queue to form.
  setPasswordCost({ logN: 13, r: 8, p: 1 })
  const hash = await hashPassword(password)
  const { db } = test.database
  await db.updateTable('accounts').set({ password: hash }).where('userId', '=', member.userId).execute()
  let [mostSignIns, mostHashes] = [0, 0]
  const watch = setInterval(() => {
    mostSignIns = Math.max(mostSignIns, stateOf('sign-ins').waiting)
    mostHashes = Math.max(mostHashes, stateOf('password hashes').running + stateOf('password hashes').waiting)
  }, 1)
  const flood = Array.from({ length: 200 }, (_, at) =>
    test.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email: `stranger-${at}@example.com`, password: 'a guess of somebody' },
      headers: { 'x-forwarded-for': `10.${at >> 8}.${at & 255}.1` },
    }),
  )
  let isOver = false
  const answers = Promise.all(flood).finally(() => {
    isOver = true
  })
  await vi.waitFor(() => expect(stateOf('sign-ins').waiting).toBe(60), { timeout: 20_000, interval: 1 })

  // Who is signed in goes on, also where the password is asked for, and signs in anew in their own browser.
  const headers = member.cookie
  expect((await test.inject({ method: 'GET', url: '/api/users/me', headers })).statusCode).toBe(200)
  const made = await callTrpc(test, 'mutation', 'apiKeys.create', {
    input: { name: 'during the flood', scope: 'read', password },
    headers,
  })
  expect(made.statusCode).toBe(200)
  const again = await test.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email: member.email, password },
    headers: { ...headers, 'x-forwarded-for': '10.9.9.9' },
  })
  expect(again.statusCode).toBe(200)
  expect(isOver).toBe(false)

  const refused = (await answers).filter(({ statusCode }) => statusCode !== 401)
  clearInterval(watch)
  setPasswordCost({ logN: 10, r: 8, p: 1 })
  expect(refused.length).toBeGreaterThan(100)
  for (const { statusCode, headers, body } of refused) {
    expect([statusCode, headers['retry-after']]).toEqual([429, '60'])
    expect(JSON.parse(body)).toEqual({
      error: 'Many people are signing in just now. Try again in a minute.',
      code: 'TOO_MANY_REQUESTS',
    })
  }
  expect(mostSignIns).toBe(60)
  // Four strangers, two known browsers, the member, and the hash that a sign-in makes anew.
  expect(mostHashes).toBeLessThanOrEqual(8)
})
