import { expect, it } from 'vitest'
import { createMemberWithoutAccess, useMembers } from '../support/members.ts'
import { sender } from '../support/teams.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const [other] = useMembers(test, 'grace@example.com')

it('is the member’s own, null until there is one, and nothing that a call can write', async () => {
  const member = await createMemberWithoutAccess(test, 'ada@example.com')
  const send = sender(test)
  const path = `/memberships/${member.userId}`
  expect((await send(null, 'GET', path)).statusCode).toBe(401)
  expect((await send(other, 'GET', path)).statusCode).toBe(403)
  expect((await send(member, 'GET', path)).json()).toBeNull()

  await test.database.db
    .insertInto('memberships')
    .values({ userId: member.userId, status: 'active', paidAt: test.clock.now() })
    .execute()
  expect((await send(member, 'GET', path)).json()).toMatchObject({
    userId: member.userId,
    status: 'active',
    membershipFee: 95_000,
    paidAt: expect.any(String),
    expiresAt: null,
  })
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    expect((await send(member, method, path, { status: 'active' })).statusCode).toBe(405)
  }
})
