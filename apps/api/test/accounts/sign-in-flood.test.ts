import { expect, it } from 'vitest'
import { listTurns } from '../../src/worker-pool/turns.ts'
import { useMembers } from '../support/members.ts'
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
