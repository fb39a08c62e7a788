import { expect, it } from 'vitest'
import { createApiKeyHeaders, useMembers } from '../support/members.ts'
import { readAudit, sender } from '../support/teams.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const [member] = useMembers(test, 'ada@example.com')
const send = sender(test)

it('refuses a stranger, and a key that may only read', async () => {
  expect((await send(null, 'PATCH', '/users/me', { country: 'Canada' })).statusCode).toBe(401)
  const headers = await createApiKeyHeaders(test, member, 'read')
  const response = await test.inject({ method: 'PATCH', url: '/api/users/me', headers, payload: {} })
  expect(response.statusCode).toBe(403)
})

it('changes what is given, and nothing that decides who the member is', async () => {
  const before = (await send(member, 'GET', '/users/me')).json()
  const change = { firstName: 'Ada', phone: '+1 (902) 555-0100', businessType: null }
  const response = await send(member, 'PATCH', '/users/me', {
    ...change,
    role: 'admin',
    email: 'other@example.com',
    id: '00000000-0000-4000-8000-000000000000',
  })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({ ...before, ...change })
  expect((await send(member, 'GET', '/users/me')).json()).toEqual(response.json())
  expect(await readAudit(test, member.userId)).toMatchObject([
    { action: 'update', entity: 'users', actorUserId: member.userId },
  ])
})

it.each([
  ['firstName', 5],
  ['lastName', 'x'.repeat(201)],
  ['businessType', {}],
  ['country', false],
  ['phone', 'call me'],
])('names the field %s when it is %j', async (field, value) => {
  const response = await send(member, 'PATCH', '/users/me', { [field]: value })
  expect(response.statusCode).toBe(400)
  expect(response.json().issues[0]).toMatchObject({ path: field })
})
