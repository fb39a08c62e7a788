import { expect, it } from 'vitest'
import { type Member, useMembers } from '../support/members.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const [member, other] = useMembers(test, 'ada@example.com', 'grace@example.com')

const milestone = { title: 'Register', status: 'upcoming', category: 'legal' }
const create = (
  key: string,
  payload: object = milestone,
  { cookie }: Member = member,
  url = '/api/milestones',
) => test.inject({ method: 'POST', url, payload, headers: { ...cookie, 'idempotency-key': key } })
const count = async ({ userId, cookie }: Member = member): Promise<number> =>
  (await test.inject({ method: 'GET', url: `/api/milestones/${userId}`, headers: cookie })).json().length

it('gives the first answer again for the same key and body', async () => {
  const first = await create('a')
  expect(first.statusCode).toBe(200)
  const again = await create('a', { category: 'legal', status: 'upcoming', title: 'Register' })
  expect(again.json()).toEqual(first.json())
  expect(await count()).toBe(1)
})

it('refuses another body, and another path, with 409', async () => {
  expect((await create('a', { ...milestone, title: 'Other' })).statusCode).toBe(409)
  expect((await create('a', {}, member, '/api/documents/upload')).statusCode).toBe(409)
  expect(await count()).toBe(1)
})

it('runs once for many calls at the same time', async () => {
  const before = await count()
  const answers = await Promise.all(Array.from({ length: 8 }, () => create('burst')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
  expect(await count()).toBe(before + 1)
})

it('keeps nothing of a call that failed, which may be sent again', async () => {
  expect((await create('retry', { ...milestone, status: 'soon' })).statusCode).toBe(400)
  expect((await create('retry')).statusCode).toBe(200)
})

it("is the member's own", async () => {
  expect((await create('a', milestone, other)).statusCode).toBe(200)
  expect(await count(other)).toBe(1)
})

it('refuses a key that cannot be one', async () => {
  expect((await create('x'.repeat(201))).statusCode).toBe(400)
})
