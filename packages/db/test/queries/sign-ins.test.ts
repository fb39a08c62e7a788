import { expect, it } from 'vitest'
import { deleteApiKeyOfUser, listApiKeysOfUser } from '../../src/queries/api-keys.ts'
import { deleteSessionOfUser, listSessionsOfUser } from '../../src/queries/sessions.ts'
import { createApiKey, createSession, createUser, useTestDatabase } from '../support/index.ts'

const now = new Date('2026-11-20T12:00:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

const test = useTestDatabase()

it("lists a member's own sessions that have not expired, newest first, without tokens", async () => {
  const [user, other] = [await createUser(test.db), await createUser(test.db)]
  const older = await createSession(test.db, {
    userId: user.id,
    createdAt: minutes(-2),
    expiresAt: minutes(1),
  })
  const newer = await createSession(test.db, {
    userId: user.id,
    createdAt: minutes(-1),
    expiresAt: minutes(1),
    ipAddress: '192.0.2.1',
    userAgent: 'Browser',
  })
  await createSession(test.db, { userId: user.id, expiresAt: now })
  await createSession(test.db, { userId: other.id, expiresAt: minutes(1) })

  const sessions = await listSessionsOfUser(test.db, { userId: user.id, now })
  expect(sessions.map(({ id }) => id)).toEqual([newer.id, older.id])
  expect(sessions[0]).toEqual({
    id: newer.id,
    createdAt: minutes(-1),
    expiresAt: minutes(1),
    ipAddress: '192.0.2.1',
    userAgent: 'Browser',
  })
})

it("ends a member's own session only", async () => {
  const [user, other] = [await createUser(test.db), await createUser(test.db)]
  const { id } = await createSession(test.db, { userId: user.id, expiresAt: minutes(1) })
  expect(await deleteSessionOfUser(test.db, { id, userId: other.id })).toBe(false)
  expect(await listSessionsOfUser(test.db, { userId: user.id, now })).toHaveLength(1)
  expect(await deleteSessionOfUser(test.db, { id, userId: user.id })).toBe(true)
  expect(await deleteSessionOfUser(test.db, { id, userId: user.id })).toBe(false)
  expect(await deleteSessionOfUser(test.db, { id: 'no uuid', userId: user.id })).toBe(false)
})

it("lists and revokes a member's own API keys only, and never shows the hash", async () => {
  const [user, other] = [await createUser(test.db), await createUser(test.db)]
  const { id } = await createApiKey(test.db, {
    referenceId: user.id,
    name: 'reports',
    start: 'lf_abc',
    permissions: '{"api":["read"]}',
    createdAt: now,
  })
  expect(await listApiKeysOfUser(test.db, { userId: other.id })).toEqual([])
  expect(await listApiKeysOfUser(test.db, { userId: user.id })).toEqual([
    {
      id,
      name: 'reports',
      start: 'lf_abc',
      scopes: ['read'],
      createdAt: now,
      expiresAt: null,
      lastRequest: null,
    },
  ])
  expect(await deleteApiKeyOfUser(test.db, { id, userId: other.id })).toBe(false)
  expect(await deleteApiKeyOfUser(test.db, { id, userId: user.id })).toBe(true)
  expect(await deleteApiKeyOfUser(test.db, { id: 'no uuid', userId: user.id })).toBe(false)
})
