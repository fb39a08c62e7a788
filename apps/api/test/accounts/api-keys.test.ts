import { expect, it } from 'vitest'
import { callTrpc, createMember, password, useMembers } from '../support/members.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const [member, other] = useMembers(test, 'ada@example.com', 'grace@example.com')

const call = (type: 'query' | 'mutation', path: string, headers: Record<string, string>, input?: unknown) =>
  callTrpc(test, type, path, { headers, input })
const create = async (input: object) =>
  (await call('mutation', 'apiKeys.create', member.cookie, { password, ...input })).json().result.data.json
const me = (key: string) =>
  test.inject({ method: 'GET', url: '/api/users/me', headers: { 'x-api-key': key } })

it('is shown once and stored as a hash', async () => {
  const created = await create({ name: 'Reporting', scope: 'read' })
  expect(created).toMatchObject({ name: 'Reporting', scope: 'read', expiresAt: null, lastUsedAt: null })
  expect(created.key.startsWith(created.start)).toBe(true)

  const listed = (await call('query', 'apiKeys.list', member.cookie)).body
  expect(listed).toContain(created.id)
  expect(listed).not.toContain(created.key)
  const row = await test.database.db
    .selectFrom('apikeys')
    .selectAll()
    .where('id', '=', created.id)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain(created.key)
})

it('works until it is revoked, and shows when it was used', async () => {
  const { id, key } = await create({ name: 'Sync', scope: 'write' })
  expect((await me(key)).json().id).toBe(member.userId)
  const list = (await call('query', 'apiKeys.list', member.cookie)).json().result.data.json
  expect(list.find((item: { id: string }) => item.id === id).lastUsedAt).toEqual(expect.any(String))

  await call('mutation', 'apiKeys.revoke', member.cookie, { id })
  expect((await me(key)).statusCode).toBe(401)
  // Twice is no error.
  expect((await call('mutation', 'apiKeys.revoke', member.cookie, { id })).statusCode).toBe(200)
  const events = await test.database.db
    .selectFrom('auditEvents')
    .select(['action', 'entity', 'actorUserId', 'subjectUserId', 'changedFields'])
    .where('entityId', '=', id)
    .orderBy('at')
    .execute()
  const byThemselves = { entity: 'apikeys', actorUserId: member.userId, subjectUserId: member.userId }
  expect(events).toEqual([
    { ...byThemselves, action: 'create', changedFields: ['name', 'permissions'] },
    { ...byThemselves, action: 'delete', changedFields: [] },
  ])
})

it('expires', async () => {
  const { key, expiresAt } = await create({ name: 'Short', scope: 'read', expiresInDays: 1 })
  expect(new Date(expiresAt).getTime()).toBeGreaterThan(Date.now())
  expect((await me(key)).statusCode).toBe(200)
  test.clock.advance(25 * 60 * 60 * 1000)
  expect((await me(key)).statusCode).toBe(401)
})

it('cannot be revoked or seen by another member', async () => {
  const { id, key } = await create({ name: 'Mine', scope: 'read' })
  await call('mutation', 'apiKeys.revoke', other.cookie, { id })
  expect((await me(key)).statusCode).toBe(200)
  expect((await call('query', 'apiKeys.list', other.cookie)).json().result.data.json).toEqual([])
})

it('cannot create keys or read sessions: that takes a person', async () => {
  const { key } = await create({ name: 'Wide', scope: 'write' })
  const headers = { authorization: `Bearer ${key}` }
  for (const response of [
    await call('mutation', 'apiKeys.create', headers, { name: 'More', scope: 'write', password }),
    await call('query', 'sessions.list', headers),
  ]) {
    expect(response.statusCode).toBe(403)
  }
})

it('wins over a cookie that came along', async () => {
  const { key } = await create({ name: 'First', scope: 'read' })
  const response = await test.inject({
    method: 'GET',
    url: '/api/users/me',
    headers: { ...other.cookie, 'x-api-key': key },
  })
  expect(response.json().id).toBe(member.userId)
})

it('needs a name and has a limit', async () => {
  expect(
    (await call('mutation', 'apiKeys.create', member.cookie, { name: ' ', scope: 'read', password }))
      .statusCode,
  ).toBe(400)
  let last = 0
  for (let count = 0; count < 21 && last !== 409; count++) {
    last = (
      await call('mutation', 'apiKeys.create', member.cookie, {
        name: `key ${count}`,
        scope: 'read',
        password,
      })
    ).statusCode
  }
  expect(last).toBe(409)
})

it('has that limit also where two are made at once', async () => {
  const { db } = test.database
  const busy = await createMember(test, 'busy@example.com')
  const make = (name: string) =>
    call('mutation', 'apiKeys.create', busy.cookie, { name, scope: 'read', password })
  for (let count = 0; count < 19; count++) expect((await make(`key ${count}`)).statusCode).toBe(200)
  const answers = await Promise.all(['one', 'other', 'third'].map(make))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  const keys = await db.selectFrom('apikeys').select('id').where('referenceId', '=', busy.userId).execute()
  expect(keys).toHaveLength(20)
  // Who was refused is told of no key by mail.
  const told = test.mails().filter(({ to, subject }) => to === busy.email && /API key/.test(subject))
  expect(told).toHaveLength(20)
})

it('asks for the password, and tells by mail', async () => {
  const wrong = await call('mutation', 'apiKeys.create', other.cookie, {
    name: 'Theirs',
    scope: 'write',
    password: 'not the password',
  })
  expect(wrong.statusCode).toBe(400)
  expect(wrong.json().error.json.message).toBe('The password is not correct.')
  const told = () => test.mails().filter(({ to, subject }) => to === other.email && /API key/.test(subject))
  expect(told()).toEqual([])
  const right = await call('mutation', 'apiKeys.create', other.cookie, {
    name: 'Mine',
    scope: 'read',
    password,
  })
  expect(right.statusCode).toBe(200)
  expect(told()).toHaveLength(1)
  expect(told()[0]?.text).not.toContain(right.json().result.data.json.key)
})

// Last: the member has to wait afterwards.
it('slows down who guesses the password at it', async () => {
  const statuses: number[] = []
  for (let guess = 0; guess < 7; guess += 1) {
    const input = { name: 'Theirs', scope: 'write', password: `guess ${guess}` }
    statuses.push((await call('mutation', 'apiKeys.create', other.cookie, input)).statusCode)
  }
  expect(statuses).toEqual([...Array(6).fill(400), 429])
})
