import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findActorByApiKeyHash, findActorBySessionToken } from '../../src/queries/actors.ts'
import { listApiKeysOfUser, touchApiKey } from '../../src/queries/api-keys.ts'
import {
  createApiKey,
  createSession,
  createTeam,
  createTeamMember,
  createTestDatabase,
  createUser,
  type TestDatabase,
} from '../support/index.ts'

const now = new Date('2026-11-20T12:00:00Z')
const later = new Date('2026-11-20T12:00:01Z')

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

describe('the actor of a session', () => {
  it('is the member with their teams', async () => {
    const user = await createUser(test.db, { firstName: 'Ada' })
    for (const id of ['team-z', 'team-a']) {
      const team = await createTeam(test.db, { id })
      await createTeamMember(test.db, { teamId: team.id, userId: user.id })
    }
    const session = await createSession(test.db, { userId: user.id, expiresAt: later })
    expect(await findActorBySessionToken(test.db, { token: session.token, now })).toEqual({
      userId: user.id,
      email: user.email,
      username: user.username,
      name: 'Test Member',
      firstName: 'Ada',
      lastName: null,
      role: 'founder',
      teamIds: ['team-a', 'team-z'],
      session: { id: session.id, expiresAt: later },
    })
  })

  it('is nobody for a session that has expired or does not exist', async () => {
    const user = await createUser(test.db)
    const session = await createSession(test.db, { userId: user.id, expiresAt: now })
    expect(await findActorBySessionToken(test.db, { token: session.token, now })).toBeUndefined()
    expect(await findActorBySessionToken(test.db, { token: 'unknown', now })).toBeUndefined()
  })

  it('has no teams where the member belongs to none', async () => {
    const user = await createUser(test.db)
    const { token } = await createSession(test.db, { userId: user.id, expiresAt: later })
    expect((await findActorBySessionToken(test.db, { token, now }))?.teamIds).toEqual([])
  })
})

describe('the actor of an API key', () => {
  it('is its owner, with the scopes of the key', async () => {
    const user = await createUser(test.db)
    const key = await createApiKey(test.db, {
      referenceId: user.id,
      name: 'reports',
      permissions: '{"api":["read","write"]}',
      expiresAt: later,
    })
    const actor = await findActorByApiKeyHash(test.db, { keyHash: key.key, now })
    expect(actor).toMatchObject({ userId: user.id, teamIds: [] })
    expect(actor?.apiKey).toEqual({
      id: key.id,
      name: 'reports',
      scopes: ['read', 'write'],
      lastRequest: null,
    })
    expect(actor).not.toHaveProperty('session')
  })

  it('is nobody for a key that is disabled, expired or unknown', async () => {
    const { id: referenceId } = await createUser(test.db)
    const disabled = await createApiKey(test.db, { referenceId, enabled: false })
    const expired = await createApiKey(test.db, { referenceId, expiresAt: now })
    for (const keyHash of [disabled.key, expired.key, 'unknown']) {
      expect(await findActorByApiKeyHash(test.db, { keyHash, now })).toBeUndefined()
    }
  })

  it.each([null, '', 'not json', '[]', '{}', '{"api":"write"}', '{"api":[1]}', 'null'])(
    'has no scope where the permissions are %j',
    async (permissions) => {
      const { id: referenceId } = await createUser(test.db)
      const { key } = await createApiKey(test.db, { referenceId, permissions })
      expect((await findActorByApiKeyHash(test.db, { keyHash: key, now }))?.apiKey?.scopes).toEqual([])
    },
  )
})

describe('touching an API key', () => {
  it('notes the time of use at most once a minute', async () => {
    const { id: referenceId } = await createUser(test.db)
    const { id } = await createApiKey(test.db, { referenceId })
    const touchAfter = async (seconds: number) => {
      await touchApiKey(test.db, { id, lastRequest: null, now: new Date(now.getTime() + seconds * 1000) })
      const [key] = await listApiKeysOfUser(test.db, { userId: referenceId })
      return ((key?.lastRequest?.getTime() ?? Number.NaN) - now.getTime()) / 1000
    }
    expect(await touchAfter(0)).toBe(0)
    expect(await touchAfter(59)).toBe(0)
    expect(await touchAfter(60)).toBe(60)
  })
})
