import { type AddressInfo, connect } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { createNoCheckout } from '../../src/checkout/none.ts'
import { errorBodySchema } from '../../src/errors.ts'
import { createMember } from '../support/members.ts'
import { createTestServer, useTestServer } from '../support/test-server.ts'

const test = useTestServer()
beforeAll(async () => {
  await test.server.listen({ port: 0, host: '127.0.0.1' })
})

const url = '/api/eligibility/evaluate'
const json = { 'content-type': 'application/json' }

/** As large as a body may be. */
const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`

it.each([
  ['headers of 20 KiB', `GET /healthz HTTP/1.1\r\nhost: x\r\nq: ${'x'.repeat(20_480)}\r\n\r\n`, 431],
  ['a header with a NUL', 'GET /healthz HTTP/1.1\r\nhost: x\r\nx-api-key: a\0b\r\n\r\n', 400],
  ['no HTTP at all', 'hello\r\n\r\n', 400],
])('is answered in the error shape where it is %s', async (_what, sent, status) => {
  const { port } = test.server.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk)).on('error', () => {})
  socket.write(sent)
  await new Promise((done) => socket.once('close', done))
  const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(head).toContain("content-security-policy: default-src 'none'")
  expect(errorBodySchema.strict().safeParse(JSON.parse(body)).error).toBeUndefined()
})

describe('a request that cannot be served', () => {
  it.each([
    ['malformed JSON', { method: 'POST', url, headers: json, payload: '{"a":' }, 400, 'BAD_REQUEST'],
    ['JSON that is no object', { method: 'POST', url, headers: json, payload: '[1]' }, 400, 'BAD_REQUEST'],
    // No answer is no assessment.
    ['JSON null', { method: 'POST', url, headers: json, payload: 'null' }, 400, 'BAD_REQUEST'],
    [
      'prototype poisoning',
      { method: 'POST', url, headers: json, payload: '{"__proto__":{"a":1}}' },
      400,
      'BAD_REQUEST',
    ],
    [
      'a wrong content type',
      { method: 'POST', url, headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a body of 2 MB',
      { method: 'POST', url, headers: json, payload: `{"a":"${'x'.repeat(2_000_000)}"}` },
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    ['an unknown path', { method: 'GET', url: '/api/nothing/here' }, 404, 'NOT_FOUND'],
    [
      'an unknown path with a body',
      { method: 'POST', url: '/api/nothing', headers: json, payload: '{}' },
      404,
      'NOT_FOUND',
    ],
    [
      'a method that the path does not take',
      { method: 'PUT', url, headers: json, payload: '{}' },
      405,
      'METHOD_NOT_SUPPORTED',
    ],
    ['a broken percent-encoding', { method: 'GET', url: '/api/eligibility/%E0%A4%A' }, 400, 'BAD_REQUEST'],
    [
      'an unknown API key',
      { method: 'GET', url: '/api/users/me', headers: { 'x-api-key': 'lf_nope' } },
      401,
      'UNAUTHORIZED',
    ],
    [
      'an unknown API key on a public path',
      { method: 'POST', url, headers: { ...json, authorization: 'Bearer x' }, payload: '{}' },
      401,
      'UNAUTHORIZED',
    ],
    ['an id with a NUL', { method: 'GET', url: '/api/eligibility/%00' }, 400, 'BAD_REQUEST'],
    ['a query with a NUL', { method: 'GET', url: '/api/resources?search=%00' }, 400, 'BAD_REQUEST'],
    ['a file with a NUL', { method: 'GET', url: '/files/a/b%00' }, 400, 'BAD_REQUEST'],
    ['JSON of 100,000 levels', { method: 'POST', url, headers: json, payload: deep }, 400, 'BAD_REQUEST'],
    [
      'the same for tRPC',
      { method: 'POST', url: '/trpc/eligibility.evaluate', headers: json, payload: deep },
      400,
      'BAD_REQUEST',
    ],
    [
      'the same in an address for tRPC',
      { method: 'GET', url: `/trpc/milestones.list?input=${encodeURIComponent('['.repeat(500))}` },
      400,
      'BAD_REQUEST',
    ],
  ] as const)('%s', async (_name, request, status, code) => {
    const response = await test.inject(request)
    expect(response.statusCode).toBe(status)
    expect(response.headers['x-request-id']).toEqual(expect.any(String))
    expect(response.headers['content-type']).toContain('application/json')
    expect(response.json()).toMatchObject({ code, error: expect.stringMatching(/\w/) })
  })

  it('says which methods a path takes', async () => {
    const response = await test.inject({ method: 'DELETE', url: '/api/users/me' })
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toBe('GET, PATCH')
  })

  it('treats an empty body as no fields', async () => {
    const [empty, without] = await Promise.all(
      ['', '{}'].map((payload) => test.inject({ method: 'POST', url, headers: json, payload })),
    )
    expect(empty?.json()).toEqual(without?.json())
    expect(empty?.statusCode).toBe(400)
  })

  it('gives tRPC callers a status of the same kind', async () => {
    const responses = await Promise.all([
      test.inject({ method: 'POST', url: '/trpc/eligibility.evaluate', headers: json, payload: '{"a":' }),
      test.inject({ method: 'GET', url: '/trpc/no.such' }),
      test.inject({ method: 'GET', url: '/trpc/users.me' }),
      test.inject({ method: 'GET', url: '/trpc/users.me', headers: { 'x-api-key': 'lf_nope' } }),
    ])
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([400, 404, 401, 401])
    for (const { body } of responses) {
      expect(body).not.toMatch(/at .*\.(ts|js|mjs):\d+/)
      // Nor the words of the engine.
      expect(body).not.toMatch(/JSON at position|Unexpected|property name/)
    }
  })
})

describe('a fault of ours', () => {
  it('gives a fixed text, and the cause goes to the log only', async () => {
    const lines: string[] = []
    const broken = await createTestServer({}, { write: (line: string) => lines.push(line) })
    await broken.database.drop()
    const response = await broken.inject({
      method: 'GET',
      url: '/api/users/me?secret=in-the-query',
      headers: { 'x-api-key': 'lf_secret_key_value', cookie: 'landfall.session_token=secret-cookie' },
    })
    expect(response.statusCode).toBe(500)
    expect(response.json()).toEqual({
      error: expect.stringContaining('went wrong on our side'),
      code: 'INTERNAL_SERVER_ERROR',
    })
    const log = lines.join('')
    expect(log).toContain(response.headers['x-request-id'])
    expect(log).toContain('request failed')
    expect(log).not.toMatch(/lf_secret_key_value|secret-cookie|in-the-query/)
    // One line for the request, beside that of its failure.
    expect(lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')).toEqual([
      expect.objectContaining({
        requestId: response.headers['x-request-id'],
        feature: '/api/users/me',
        status: 500,
      }),
    ])
    for (const [url, status] of [
      ['/readyz', 503],
      ['/readyz/database', 503],
      ['/readyz/files', 200],
      ['/readyz/mail', 200],
      ['/readyz/nothing', 404],
    ] as const)
      expect((await broken.inject({ method: 'GET', url })).statusCode, url).toBe(status)
    // What the database says of itself is for the log.
    expect((await broken.inject({ method: 'GET', url: '/readyz' })).json()).toEqual({
      status: 'database unavailable',
    })
    expect((await broken.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200)
    await broken.server.close()
  })
})

describe("another machine's refusal", () => {
  it('is a fault of ours, whatever status its error carries', async () => {
    const lines: string[] = []
    const start = async () => {
      throw Object.assign(new Error('Your card was declined.'), { statusCode: 402, code: 'card_declined' })
    }
    const checkout = { ...createNoCheckout(), start }
    const refused = await createTestServer({ checkout }, { write: (line: string) => lines.push(line) })
    const response = await refused.inject({ method: 'POST', url: '/api/checkout' })
    expect(response.statusCode).toBe(500)
    expect(response.json()).toEqual({
      error: expect.stringContaining('went wrong on our side'),
      code: 'INTERNAL_SERVER_ERROR',
    })
    expect(lines.join('')).toContain('Your card was declined.')
    await refused.close()
  })
})

describe('headers', () => {
  it('are strict on every answer', async () => {
    const { headers } = await test.inject({ method: 'GET', url: '/api/openapi.json' })
    expect(headers['content-security-policy']).toBe(
      "default-src 'none';base-uri 'none';frame-ancestors 'none'",
    )
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  it('keep no refusal for later', async () => {
    for (const url of ['/api/exports/everything.zip', '/api/documents/x/download', '/files/a/b', '/live']) {
      const { headers, statusCode } = await test.inject({ method: 'GET', url })
      expect([url, statusCode >= 400, headers['cache-control']]).toEqual([url, true, 'no-store'])
    }
  })

  it('limit what one address may ask for', async () => {
    const limited = await createTestServer({ requestsPerMinute: 3 })
    const statuses: number[] = []
    for (let call = 0; call < 5; call++) {
      statuses.push((await limited.inject({ method: 'GET', url: '/api/openapi.json' })).statusCode)
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    expect((await limited.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200)
    await limited.close()
  })
})

describe('deep JSON with an idempotency key', () => {
  it('is refused like any other', async () => {
    const [member] = [await createMember(test, 'deep@example.com')]
    const answer = await test.inject({
      method: 'POST',
      url: '/api/milestones',
      headers: { ...json, ...member.cookie, 'idempotency-key': 'deep' },
      payload: deep,
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error).toMatch(/^The JSON nests too deep or holds too much: at most 64 levels/)
  })

  it('counts levels outside of texts only', async () => {
    const payload = JSON.stringify({ text: '[{"'.repeat(200), other: '\\"[[[' })
    const answer = await test.inject({ method: 'POST', url, headers: json, payload })
    expect(answer.json().error).not.toContain('nests')
  })
})

describe('what is asked without end', () => {
  it.each(['/api/no/such/path', '/readyz', '/readyz/database'])('is slowed down at %s too', async (path) => {
    const limited = await createTestServer({ requestsPerMinute: 5 })
    const statuses: number[] = []
    for (let count = 0; count < 7; count++)
      statuses.push((await limited.inject({ method: 'GET', url: path })).statusCode)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    await limited.close()
  })

  it('is slowed down at /readyz, which asks the database, before anything else', async () => {
    const ask = async () => (await test.inject({ method: 'GET', url: '/readyz' })).statusCode
    const statuses = []
    for (let count = 0; count < 121; count++) statuses.push(await ask())
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })
})

describe('the log', () => {
  it('tells of sign-ins, and neither of calendars’ secrets nor of what members entered', async () => {
    const lines: string[] = []
    const logged = await createTestServer({}, { write: (line: string) => lines.push(line) })
    const vera = await createMember(logged, 'vera@example.com')
    await logged.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email: vera.email, password: 'a wrong guess' },
    })
    await logged.inject({
      method: 'POST',
      url: '/api/auth/sign-out',
      headers: { ...vera.cookie, origin: 'https://evil.example' },
    })
    for (const url of ['/calendar/a-secret.ics', '/%63alendar/a-secret.ics', '/calendar%2Fa-secret.ics'])
      await logged.inject({ method: 'GET', url })
    logged.dependencies.log.error(
      {
        err: Object.assign(new Error('duplicate key (email)=(vera@example.com)'), {
          severity: 'ERROR',
          code: '23505',
          detail: 'Key (email)=(vera@example.com) already exists.',
          table: 'users',
        }),
      },
      'failed',
    )
    const log = lines.join('')
    expect(log).not.toMatch(/a-secret|vera@example\.com|a wrong guess/)
    const events = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'authentication')
    expect(events.map(({ auth, outcome }) => [auth, outcome])).toEqual([
      ['/sign-in/email', 'ok'],
      ['/sign-in/email', 'refused'],
    ])
    expect(events[0].userId).toBe(vera.userId)
    // Whoever tries from another site is heard of.
    expect(lines.filter((line) => line.includes('"refusal":"FORBIDDEN"'))).toHaveLength(1)
    expect(log).toContain('the database refused: 23505')
    await logged.close()
  })
})
