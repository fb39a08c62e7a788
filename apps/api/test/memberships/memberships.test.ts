import { expect, it } from 'vitest'
import { createMember } from '../support/members.ts'
import { createActiveMembership } from '../support/organizations.ts'
import { sender } from '../support/teams.ts'
import { createTestServer } from '../support/test-server.ts'

it('is the member’s own, null until there is one, and nothing that a call can write', async () => {
  const test = await createTestServer()
  const send = sender(test)
  const [member, other] = [
    await createMember(test, 'ada@example.com'),
    await createMember(test, 'grace@example.com'),
  ]
  const path = `/memberships/${member.userId}`
  expect((await send(null, 'GET', path)).statusCode).toBe(401)
  expect((await send(other, 'GET', path)).statusCode).toBe(403)
  expect((await send(member, 'GET', path)).json()).toBeNull()

  await createActiveMembership(test, { userId: member.userId })
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
  await test.close()
})
