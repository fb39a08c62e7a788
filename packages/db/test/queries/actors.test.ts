import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../src/in-transaction.ts'
import { findActorByApiKeyHash, findActorBySessionToken } from '../../src/queries/actors.ts'
import { listApiKeysOfUser, touchApiKey } from '../../src/queries/api-keys.ts'
import { endMembership, grantMembership } from '../../src/queries/memberships.ts'
import { moveToWorkspace } from '../../src/queries/workspaces.ts'
import {
  createApiKey,
  createSession,
  createTeam,
  createTeamMember,
  createUser,
  useTestDatabase,
} from '../support/index.ts'

const now = new Date('2026-11-20T12:00:00Z')
const later = new Date('2026-11-20T12:00:01Z')

const test = useTestDatabase()

async function workspaceIdOfTeam(teamId: string): Promise<string> {
  const { id } = await test.db
    .selectFrom('workspaces')
    .select('id')
    .where('teamId', '=', teamId)
    .executeTakeFirstOrThrow()
  return id
}

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
      readOnlyTeamIds: [],
      workspace: { id: await workspaceIdOfTeam('team-z'), teamId: 'team-z', role: 'owner' },
      session: { id: session.id, expiresAt: later },
    })
  })

  it('has full access by their own membership or by that of a founder of their team, where that is asked', async () => {
    const [founder, user] = [await createUser(test.db), await createUser(test.db)]
    const { token } = await createSession(test.db, { userId: user.id, expiresAt: later })
    const asked = async () => findActorBySessionToken(test.db, { token, now, asksAccess: true })
    expect((await asked())?.hasAccess).toBe(false)
    await grantMembership(test.db, { userId: user.id, now })
    expect((await asked())?.hasAccess).toBe(true)
    await endMembership(test.db, { userId: user.id, now })
    expect((await asked())?.hasAccess).toBe(false)
    const { id: teamId } = await createTeam(test.db)
    await createTeamMember(test.db, { teamId, userId: founder.id, role: 'founder' })
    await createTeamMember(test.db, { teamId, userId: user.id, role: 'member' })
    await grantMembership(test.db, { userId: founder.id, now })
    expect((await asked())?.hasAccess).toBe(true)
  })

  it('works where they say, may do there what the team lets them, and nothing once they are removed', async () => {
    const [owner, user] = [await createUser(test.db), await createUser(test.db)]
    const { id: teamId } = await createTeam(test.db)
    await createTeamMember(test.db, { teamId, userId: owner.id })
    const seat = await createTeamMember(test.db, { teamId, userId: user.id, workspaceRole: 'reader' })
    const { token } = await createSession(test.db, { userId: user.id, expiresAt: later })
    const actor = async () => findActorBySessionToken(test.db, { token, now })
    const company = { id: await workspaceIdOfTeam(teamId), teamId, role: 'reader' }
    expect(await actor()).toMatchObject({ workspace: company, readOnlyTeamIds: [teamId] })

    const own = { teamId: null, role: 'owner' }
    const move = (to: string | null) =>
      inTransaction(test.db, (trx) => moveToWorkspace(trx, { userId: user.id, teamId: to, now }))
    expect(await move(null)).toBe(true)
    expect((await actor())?.workspace).toMatchObject(own)
    expect(await move('a team of others')).toBe(false)
    expect((await actor())?.workspace).toMatchObject(own)
    expect(await move(teamId)).toBe(true)
    expect((await actor())?.workspace).toEqual(company)

    await test.db.deleteFrom('teamMembers').where('id', '=', seat.id).execute()
    const removed = await actor()
    expect(removed).toMatchObject({ workspace: own, teamIds: [], readOnlyTeamIds: [] })
    expect(removed?.workspace.id).not.toBe(company.id)
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
