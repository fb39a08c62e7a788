import superjson from 'superjson'
import { beforeAll, expect, it } from 'vitest'
import { wireFormat } from '../../src/wire-format.ts'
import { useMembers } from '../support/members.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const [member] = useMembers(test, 'ada@example.com')
beforeAll(async () => {
  const payload = { title: 'Sign', status: 'upcoming', category: 'legal' }
  await test.inject({ method: 'POST', url: '/api/milestones', payload, headers: member.cookie })
})

const inputOf = (value: unknown) => `input=${encodeURIComponent(JSON.stringify(value))}`

/** By tRPC's own handler where `headers` ask for what only it gives. */
async function ask(url: string, headers: Record<string, string>) {
  const response = await test.inject({ method: 'GET', url, headers })
  const { vary, 'content-type': type } = response.headers
  // Fastify adds the charset to what it sends itself.
  return { status: response.statusCode, vary, type: String(type).split(';')[0], body: response.json() }
}

it.each([
  ['one query', () => `/trpc/milestones.list?${inputOf({ json: { id: member.userId } })}`, 200],
  ['a query without input', () => '/trpc/users.me', 200],
  [
    'several queries',
    () => `/trpc/users.me,milestones.list?batch=1&${inputOf({ 1: { json: { id: member.userId } } })}`,
    200,
  ],
  [
    'several of which one is refused',
    () => `/trpc/users.me,milestones.list?batch=1&${inputOf({ 1: { json: { id: 'another' } } })}`,
    207,
  ],
  ['a refused input', () => `/trpc/milestones.list?${inputOf({ json: { id: 5 } })}`, 400],
  ['no such procedure', () => '/trpc/milestones.nothing', 404],
  ['the name of what every object has', () => '/trpc/constructor', 404],
  ['a mutation by GET', () => '/trpc/milestones.create', 405],
  ['an input that is not JSON', () => '/trpc/milestones.list?input=%7B', 400],
  ['a batch without a list of inputs', () => '/trpc/milestones.list?batch=1&input=5', 400],
])('answers %s as tRPC’s own handler does', async (_what, url, status) => {
  const answer = await ask(url(), member.cookie)
  const theirs = await ask(url(), { ...member.cookie, 'trpc-accept': 'application/json' })
  expect(answer).toEqual(theirs)
  expect(answer.status).toBe(status)
})

it('refuses a stranger and an unknown API key as tRPC’s own handler does', async () => {
  for (const headers of [{}, { 'x-api-key': 'lf_unknown' }]) {
    const url = '/trpc/users.me,settings.get?batch=1'
    const answer = await ask(url, headers)
    expect(answer).toEqual(await ask(url, { ...headers, 'trpc-accept': 'application/json' }))
    expect(JSON.stringify(answer.body)).toContain('UNAUTHORIZED')
  }
})

const circle: Record<string, unknown> = {}
circle.self = circle
class Named {
  name = 'a'
}

it.each([
  ['plain JSON', { a: [1, 'x', true, null, { b: [] }] }],
  ['nothing', undefined],
  ['undefined in a list', [undefined]],
  ['a moment', { at: new Date(0) }],
  ['a set and a map', [new Set([1]), new Map([['a', 1]])]],
  ['numbers that JSON has not', [Number.NaN, Number.POSITIVE_INFINITY, -0]],
  ['a bigint', { n: 5n }],
  ['an instance of a class', { a: new Named() }],
  ['an address', new URL('https://example.com/')],
  ['a circle', circle],
])('writes %s as superjson does, and reads it back', (_what, value) => {
  expect(wireFormat.serialize(value)).toEqual(superjson.serialize(value))
  const sent = JSON.parse(JSON.stringify(wireFormat.serialize(value)))
  expect(wireFormat.deserialize(sent)).toEqual(superjson.deserialize(sent))
})

it('leaves out what is undefined, so that who reads needs no superjson', () => {
  expect(JSON.stringify(wireFormat.serialize({ a: 1, b: undefined }))).toBe('{"json":{"a":1}}')
})

it.each([
  ['an input', () => `/trpc/milestones.list?${inputOf({ json: { id: 5 } })}`],
  ['a caller', () => '/trpc/users.me'],
  ['a procedure', () => '/trpc/milestones.nothing'],
])('refuses %s in plain JSON', async (what, url) => {
  const { body } = await ask(url(), what === 'a caller' ? {} : member.cookie)
  expect(body.error).toEqual({ json: expect.any(Object) })
})
