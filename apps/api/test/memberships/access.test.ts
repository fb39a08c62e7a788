import { endMembership, grantMembership } from '@suv/db'
import { createTeam, createTeamMember } from '@suv/db/testing'
import { expect, it } from 'vitest'
import { callTrpc, createMemberWithoutAccess, type Member } from '../support/members.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()

const isActive = async (member: Member) => {
  const answer = await callTrpc(test, 'query', 'memberships.access', { headers: member.cookie })
  return answer.json().result.data.json.isActive as boolean
}

it('comes with the member’s own membership, while it is active', async () => {
  const { db } = test.database
  const ada = await createMemberWithoutAccess(test, 'ada@example.com')
  expect(await isActive(ada)).toBe(false)
  await grantMembership(db, { userId: ada.userId, now: test.clock.now() })
  expect(await isActive(ada)).toBe(true)
  await db
    .updateTable('memberships')
    .set({ expiresAt: new Date(test.clock.now().getTime() - 1) })
    .where('userId', '=', ada.userId)
    .execute()
  expect(await isActive(ada)).toBe(false)
  await grantMembership(db, { userId: ada.userId, now: test.clock.now() })
  expect(await endMembership(db, { userId: ada.userId, now: test.clock.now() })).toEqual(expect.any(String))
  expect(await endMembership(db, { userId: ada.userId, now: test.clock.now() })).toBeUndefined()
  expect(await isActive(ada)).toBe(false)
})

it('comes with a founder’s membership of the member’s team, and with no other member’s', async () => {
  const { db } = test.database
  const founder = await createMemberWithoutAccess(test, 'founder@example.org')
  const invited = await createMemberWithoutAccess(test, 'invited@example.org')
  const stranger = await createMemberWithoutAccess(test, 'stranger@example.org')
  const team = await createTeam(db)
  const other = await createTeam(db)
  await createTeamMember(db, { teamId: team.id, userId: founder.userId, role: 'founder' })
  await createTeamMember(db, { teamId: team.id, userId: invited.userId })
  await createTeamMember(db, { teamId: other.id, userId: stranger.userId, role: 'founder' })
  expect(await isActive(invited)).toBe(false)
  await grantMembership(db, { userId: founder.userId, now: test.clock.now() })
  expect(await isActive(invited)).toBe(true)
  expect(await isActive(stranger)).toBe(false)

  await endMembership(db, { userId: founder.userId, now: test.clock.now() })
  await grantMembership(db, { userId: invited.userId, now: test.clock.now() })
  expect(await isActive(founder)).toBe(false)
})
