import { randomUUID } from 'node:crypto'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorBodySchema } from '../../src/errors.ts'
import { listRestProcedures } from '../../src/http/rest.ts'
import { foreignInputs, type VictimIds } from '../http/foreign-inputs.ts'
import { readVictim } from '../http/victim.ts'
import { createApiKeyHeaders, createMember, type Member } from '../support/members.ts'
import { createTestServer, type TestServer } from '../support/test-server.ts'
import { type Cast, createCast } from './cast.ts'

type Operation = {
  readonly requestBody?: { readonly required?: boolean }
  readonly responses: Readonly<Record<string, unknown>>
}
type Call = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly operation: Operation
}

let cast: Cast
let victim: VictimIds
let calls: Call[]
let withoutMembership: Member
let readKey: Record<string, string>
/** A server that takes one request a minute from an address. */
let strict: TestServer

const names = new Map(listRestProcedures().map(({ name, method, path }) => [`${method} ${path}`, name]))

beforeAll(async () => {
  cast = await createCast()
  victim = await readVictim(cast)
  withoutMembership = await createMember(cast.test, 'guest@example.com')
  await cast.test.database.db
    .deleteFrom('memberships')
    .where('userId', '=', withoutMembership.userId)
    .execute()
  readKey = await createApiKeyHeaders(cast.test, cast.sample.member, 'read')
  // Its minute does not end while it is asked.
  const began = new Date()
  strict = await createTestServer({ requestsPerMinute: 1, clock: { now: () => began } })
  await strict.inject({ method: 'GET', url: '/api/settings' })
  const { paths } = (await cast.test.inject({ method: 'GET', url: '/api/openapi.json' })).json()
  calls = Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase() as Call['method'],
      path,
      operation,
    })),
  )
  await cast.test.server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await cast.close()
  await strict.close()
})

/** What the sweeps send to mean the sample member’s record; of the member’s own kinds of call the smallest that is taken. */
function inputOf({ method, path }: Call): Record<string, unknown> {
  const name = names.get(`${method} ${path}`)
  const made = name === undefined ? null : foreignInputs[name]?.(victim)
  return { id: victim.documentId, ...ownInputs[path], ...made }
}

const ownInputs: Readonly<Record<string, object>> = {
  '/s3/params': { filename: 'a.txt', type: 'text/plain' },
  '/s3/multipart': { filename: 'a.pdf', type: 'application/pdf', metadata: { size: 20_000_000 } },
  '/teams': { teamName: 'A further team' },
  '/webhooks': { url: 'https://example.com/hook', events: ['milestone.completed'] },
}

/** The call as a program would make it, with the parameters of its path taken out of the fields. */
function request(call: Call, fields: Record<string, unknown>) {
  const rest = { ...fields }
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name] ?? randomUUID()
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  const sendsBody = call.method !== 'GET' && call.method !== 'DELETE'
  if (sendsBody) return { method: call.method, url: `/api${path}`, payload: rest }
  const query = new URLSearchParams(
    Object.entries(rest).filter(([name, value]) => name !== 'id' && typeof value === 'string') as [
      string,
      string,
    ][],
  )
  return { method: call.method, url: `/api${path}${query.size > 0 ? `?${query}` : ''}` }
}

type Answer = { readonly statusCode: number; readonly body: string }
type Way = { readonly what: string; readonly send: (call: Call) => Promise<Answer | undefined> }

const noSuch = (call: Call) =>
  Object.fromEntries(
    Object.entries(inputOf(call)).map(([field, value]) => [
      field,
      typeof value === 'string' && /^[\da-f-]{36}$/.test(value) ? randomUUID() : value,
    ]),
  )

/** Every way in which a call may go wrong, and the right one. */
const ways: readonly Way[] = [
  { what: 'a stranger', send: (call) => cast.test.inject(request(call, inputOf(call))) },
  {
    what: 'a made-up key',
    send: (call) =>
      cast.test.inject({ ...request(call, inputOf(call)), headers: { 'x-api-key': 'lf_made_up' } }),
  },
  {
    what: 'another member',
    send: (call) => cast.test.inject({ ...request(call, inputOf(call)), headers: cast.outsider.cookie }),
  },
  {
    what: 'a member without full access',
    send: (call) => cast.test.inject({ ...request(call, inputOf(call)), headers: withoutMembership.cookie }),
  },
  {
    what: 'a key that only reads',
    send: (call) => cast.test.inject({ ...request(call, inputOf(call)), headers: readKey }),
  },
  {
    what: 'a record that does not exist',
    send: (call) => cast.test.inject({ ...request(call, noSuch(call)), headers: cast.sample.member.cookie }),
  },
  {
    what: 'ids that are none',
    send: (call) =>
      cast.test.inject({
        ...request(call, { id: 'none', userId: 'none', teamId: 'none' }),
        headers: cast.sample.member.cookie,
      }),
  },
  {
    what: 'no body',
    send: async (call) => {
      const { payload: _, ...bare } = request(call, inputOf(call)) as {
        payload?: object
        method: Call['method']
        url: string
      }
      return call.method === 'GET'
        ? undefined
        : cast.test.inject({ ...bare, headers: cast.sample.member.cookie })
    },
  },
  ...(
    [
      ['JSON that breaks off', 'application/json', '{"a":'],
      ['a list', 'application/json', '[1]'],
      ['XML', 'text/xml', '<a/>'],
      ['2 MB', 'application/json', `{"a":"${'x'.repeat(2_000_000)}"}`],
    ] as const
  ).map(([what, type, payload]) => ({
    what,
    send: async (call: Call) =>
      call.method === 'GET'
        ? undefined
        : cast.test.inject({
            ...request(call, inputOf(call)),
            payload,
            headers: { ...cast.sample.member.cookie, 'content-type': type },
          }),
  })),
  { what: 'headers of 20 KiB', send: sendLongHeaders },
  {
    what: 'an id of 6,000 characters',
    send: async (call) =>
      call.path.includes('{')
        ? cast.test.inject({
            method: call.method,
            url: `/api${call.path.replaceAll(/\{\w+\}/g, 'x'.repeat(6_000))}`,
            headers: cast.sample.member.cookie,
          })
        : undefined,
  },
  {
    what: 'a second request where one is allowed',
    send: (call) => strict.inject(request(call, inputOf(call))),
  },
  // Last, since it may take away what the others mean.
  {
    what: 'who may',
    send: (call) => cast.test.inject({ ...request(call, inputOf(call)), headers: cast.sample.member.cookie }),
  },
  {
    what: 'the same once more',
    send: (call) => cast.test.inject({ ...request(call, inputOf(call)), headers: cast.sample.member.cookie }),
  },
]

async function sendLongHeaders(call: Call): Promise<Answer> {
  const { port } = cast.test.server.server.address() as AddressInfo
  const { method, url } = request(call, inputOf(call))
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk)).on('error', () => {})
  socket.write(`${method} ${url} HTTP/1.1\r\nhost: x\r\nq: ${'x'.repeat(20_480)}\r\n\r\n`)
  await new Promise((done) => socket.once('close', done))
  const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n')
  return { statusCode: Number(head.split(' ')[1]), body }
}

describe.each(ways)('$what', ({ send }) => {
  it('gets from every operation a status that is documented, and every refusal in the documented shape', async () => {
    const undocumented: string[] = []
    const counts: Record<number, number> = {}
    for (const call of calls) {
      const answer = await send(call)
      if (answer === undefined) continue
      const { statusCode, body } = answer
      counts[statusCode] = (counts[statusCode] ?? 0) + 1
      const isKnown = String(statusCode) in call.operation.responses
      const hasShape = statusCode < 400 || errorBodySchema.safeParse(JSON.parse(body)).success
      if (!isKnown || !hasShape || statusCode >= 500)
        undocumented.push(`${call.method} ${call.path}: ${statusCode} ${body.slice(0, 200)}`)
    }
    expect(undocumented).toEqual([])
    expect(Object.keys(counts).length, JSON.stringify(counts)).toBeGreaterThan(0)
  })
})

it('refuses a missing body with 400 where one is required, and says so of each that changes something', async () => {
  const required = calls.filter(({ operation }) => operation.requestBody?.required === true)
  expect(required.length).toBeGreaterThan(40)
  for (const call of required) {
    const { method, url } = request(call, inputOf(call))
    const answer = await cast.test.inject({ method, url, headers: cast.newcomer.member.cookie })
    expect(answer.statusCode, `${method} ${call.path}: ${answer.body}`).toBe(400)
  }
})

it('is sent what each way is meant for', async () => {
  const statusesOf = async (what: string, only: (call: Call) => boolean = () => true) => {
    const way = ways.find((one) => one.what === what)
    const seen = new Set<number | undefined>()
    for (const call of calls.filter(only)) seen.add((await way?.send(call))?.statusCode)
    return [...seen]
  }
  const hasBody = ({ method }: Call) => method !== 'GET'
  expect(await statusesOf('a made-up key')).toEqual([401])
  expect(await statusesOf('headers of 20 KiB')).toEqual([431])
  expect(await statusesOf('an id of 6,000 characters', ({ path }) => path.includes('{'))).toEqual([414])
  expect(await statusesOf('a second request where one is allowed')).toEqual([429])
  expect(await statusesOf('2 MB', hasBody)).toEqual([413])
  expect(await statusesOf('XML', hasBody)).toEqual([415])
  expect(await statusesOf('JSON that breaks off', hasBody)).toEqual([400])
})
