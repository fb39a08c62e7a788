import { expect, it } from 'vitest'
import { useMembers } from '../support/members.ts'
import { createActiveMembership } from '../support/organizations.ts'
import { sender } from '../support/teams.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const [member, other] = useMembers(test, 'ada@example.com', 'grace@example.com')

it('is the member’s own, null until there is one, and nothing that a call can write', async () => {
  const send = sender(test)
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
})
