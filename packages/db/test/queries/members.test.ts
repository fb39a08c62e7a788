import { describe, expect, it } from 'vitest'
import { pingDatabase } from '../../src/queries/health.ts'
import { isTeamMember, listTeamsOfUser } from '../../src/queries/teams.ts'
import { createMember, findUser, findUserByEmail, getUser } from '../../src/queries/users.ts'
import { createTeam, createTeamMember, createUser, useTestDatabase } from '../support/index.ts'

const test = useTestDatabase()

describe('members', () => {
  it('are found by id and by address in any case', async () => {
    const user = await createUser(test.db, { email: 'ada@example.org' })
    expect(await findUser(test.db, { id: user.id })).toEqual(user)
    expect(await getUser(test.db, { id: user.id })).toEqual(user)
    expect(await findUserByEmail(test.db, { email: 'Ada@Example.org' })).toEqual(user)
  })

  it.each(['00000000-0000-4000-8000-000000000000', 'no uuid', ''])('are missed by the id %j', async (id) => {
    expect(await findUser(test.db, { id })).toBeUndefined()
    await expect(getUser(test.db, { id })).rejects.toMatchObject({ name: 'DomainError', code: 'not_found' })
  })

  it('are created with a password, their name split, their address in lower case', async () => {
    const user = await createMember(test.db, {
      email: 'Grace@Example.org',
      name: '  Grace  Brewster Hopper ',
      passwordHash: 'hash',
    })
    expect(user).toMatchObject({
      email: 'grace@example.org',
      name: 'Grace Brewster Hopper',
      firstName: 'Grace Brewster',
      lastName: 'Hopper',
      role: 'founder',
    })
    const accounts = await test.db
      .selectFrom('accounts')
      .select(['providerId', 'accountId', 'password'])
      .where('userId', '=', user.id)
      .execute()
    expect(accounts).toEqual([{ providerId: 'credential', accountId: user.id, password: 'hash' }])
  })

  it('are refused where the address or the username is taken, and then leave nothing behind', async () => {
    const taken = { email: 'taken@example.org', name: 'Taken', passwordHash: 'hash', username: 'taken' }
    await createMember(test.db, taken)
    await expect(createMember(test.db, { ...taken, email: 'TAKEN@example.org' })).rejects.toMatchObject({
      code: 'conflict',
    })
    await expect(createMember(test.db, { ...taken, email: 'other@example.org' })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('username'),
    })
    expect(await findUserByEmail(test.db, { email: 'other@example.org' })).toBeUndefined()
  })
})

describe('teams', () => {
  it('are listed for their members with their role, oldest first, and for nobody else', async () => {
    const [user, other] = [await createUser(test.db), await createUser(test.db)]
    const zeta = await createTeam(test.db, { teamName: 'Zeta', createdAt: new Date('2026-01-01') })
    const alpha = await createTeam(test.db, { teamName: 'Alpha' })
    for (const teamId of [zeta.id, alpha.id]) await createTeamMember(test.db, { teamId, userId: user.id })

    expect((await listTeamsOfUser(test.db, { userId: user.id })).rows).toEqual([
      { ...zeta, role: 'member' },
      { ...alpha, role: 'member' },
    ])
    expect((await listTeamsOfUser(test.db, { userId: other.id })).rows).toEqual([])
    expect(await isTeamMember(test.db, { userId: user.id, teamId: zeta.id })).toBe(true)
    expect(await isTeamMember(test.db, { userId: other.id, teamId: zeta.id })).toBe(false)
    expect(await isTeamMember(test.db, { userId: 'no uuid', teamId: zeta.id })).toBe(false)
  })
})

it('answers a ping', async () => {
  await expect(pingDatabase(test.db)).resolves.toBeUndefined()
})
