import { expect, it } from 'vitest'
import { callTrpc, password, useMembers } from '../support/members.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const [member, other] = useMembers(test, 'ada@example.com', 'grace@example.com')

type Row = { id: string; isCurrent: boolean; userAgent: string | null; ipAddress: string | null }
const list = async (headers: Record<string, string>): Promise<Row[]> =>
  (await callTrpc(test, 'query', 'sessions.list', { headers })).json().result.data.json

it('lists the own sign-ins and marks the current one', async () => {
  await test.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email: member.email, password },
    headers: { 'user-agent': 'A phone' },
  })
  const sessions = await list(member.cookie)
  expect(sessions).toHaveLength(2)
  expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  expect(sessions.find(({ userAgent }) => userAgent === 'A phone')).toMatchObject({ ipAddress: '127.0.0.1' })
  expect(JSON.stringify(sessions)).not.toContain('token')
})

it('end thirty days after the sign-in, however much they are used', async () => {
  const { db } = test.database
  const day = 86_400_000
  const signedInAt = new Date(Date.now() - 29 * day)
  const session = db.updateTable('sessions').where('userId', '=', other.userId)
  await session.set({ createdAt: signedInAt }).execute()
  // As better-auth prolongs one.
  await session.set({ expiresAt: new Date(Date.now() + 7 * day) }).execute()
  const { expiresAt } = await db
    .selectFrom('sessions')
    .select('expiresAt')
    .where('userId', '=', other.userId)
    .executeTakeFirstOrThrow()
  expect(expiresAt.getTime()).toBe(signedInAt.getTime() + 30 * day)
})

it('ends one at once, and never that of another member', async () => {
  const phone = (await list(member.cookie)).find(({ isCurrent }) => !isCurrent) as Row
  await callTrpc(test, 'mutation', 'sessions.end', { headers: other.cookie, input: { id: phone.id } })
  expect(await list(member.cookie)).toHaveLength(2)
  await callTrpc(test, 'mutation', 'sessions.end', { headers: member.cookie, input: { id: phone.id } })
  expect(await list(member.cookie)).toHaveLength(1)
  await callTrpc(test, 'mutation', 'sessions.end', { headers: member.cookie, input: { id: phone.id } })
  const ended = await test.database.db
    .selectFrom('auditEvents')
    .select(['actorUserId', 'subjectUserId', 'entity', 'entityId'])
    .where('action', '=', 'delete')
    .execute()
  // Once, and not for the other member’s try.
  expect(ended).toEqual([
    { actorUserId: member.userId, subjectUserId: member.userId, entity: 'sessions', entityId: phone.id },
  ])
})
