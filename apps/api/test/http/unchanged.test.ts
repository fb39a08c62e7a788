import { grantMembership } from '@suv/db'
import { beforeAll, expect, it } from 'vitest'
import { useMembers } from '../support/members.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const [member] = useMembers(test, 'ada@example.com')
const send = async (method: 'POST' | 'PATCH' | 'GET', url: string, payload?: object) => {
  const answer = await test.inject({
    method,
    url: `/api${url}`,
    headers: member.cookie,
    ...(payload === undefined ? {} : { payload }),
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const countEvents = async () =>
  (await test.database.db.selectFrom('auditEvents').select('id').execute()).length

beforeAll(() =>
  grantMembership(test.database.db, { userId: member.userId, now: test.clock.now() }).then(() => undefined),
)

const milestone = { title: 'Send the plan', category: 'business_plan', priority: 'high', status: 'upcoming' }
it.each([
  ['a milestone', '/milestones', milestone, { title: 'Send it again' }],
  ['a team', '/teams', { teamName: 'Harbour' }, { teamName: 'Harbour Grid' }],
  [
    'a webhook',
    '/webhook-endpoints',
    { url: 'https://hook.example.com/', events: ['milestone.completed'] },
    { url: 'https://hook.example.com/other', isEnabled: false },
  ],
])('a write that changes nothing leaves %s as it is, and no trace', async (_what, path, input, change) => {
  const { id } = await send('POST', path, input)
  const changed = await send('PATCH', `${path}/${id}`, change)
  const before = await countEvents()
  test.clock.advance(1000)
  for (const nothing of [{}, change]) expect(await send('PATCH', `${path}/${id}`, nothing)).toEqual(changed)
  expect(await countEvents()).toBe(before)
  expect(await send('PATCH', `${path}/${id}`, input)).not.toEqual(changed)
  expect(await countEvents()).toBe(before + 1)
})

it('leaves the member, and a person of their team, as they are', async () => {
  const team = await send('POST', '/teams', { teamName: 'Harbour' })
  const [person] = await send('GET', `/team-members/${team.id}`)
  for (const [path, change] of [
    ['/users/me', { country: 'NG' }],
    [`/team-members/${person.id}`, { nationality: 'NG' }],
  ] as const) {
    const changed = await send('PATCH', path, change)
    const before = await countEvents()
    test.clock.advance(1000)
    for (const nothing of [{}, change]) expect(await send('PATCH', path, nothing)).toEqual(changed)
    expect(await countEvents()).toBe(before)
  }
})
