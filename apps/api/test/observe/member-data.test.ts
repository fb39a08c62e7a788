import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { logSlowQueries } from '../../src/observe/log-slow-queries.ts'
import { type Metrics, openMetrics } from '../../src/observe/metrics.ts'
import { openTracing, type Tracing } from '../../src/observe/tracing.ts'
import { callTrpc, createMember, type Member } from '../support/members.ts'
import { createTestServer, type TestServer } from '../support/test-server.ts'

/** A collector as OpenTelemetry's clients know it: takes JSON at /v1/traces. */
const received: { path: string | undefined; authorization: string | undefined; body: string }[] = []
const collector = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => (body += chunk))
  request.on('end', () => {
    received.push({ path: request.url, authorization: request.headers.authorization, body })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type SpanSent = {
  name: string
  spanId: string
  traceId: string
  parentSpanId?: string
  attributes: Attribute[]
}
type Sent = { resourceSpans: { scopeSpans: { spans: SpanSent[] }[] }[] }

/** What a member gives of themselves in this test, wherever it might come up. */
const told = {
  email: 'saffron.quillfeather@example.com',
  title: 'Marzipan expansion to Moose Jaw',
  search: 'tangerine-search-term',
  token: 'zebra-secret-token',
  agent: 'Quillfeather-Browser/7',
}

const lines: string[] = []
let tracing: Tracing
let test: TestServer
let metrics: Metrics
let stopLogging: () => void
let member: Member

beforeAll(async () => {
  await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening))
  const { port } = collector.address() as AddressInfo
  tracing = openTracing({
    endpoint: `http://127.0.0.1:${port}/`,
    headers: { authorization: 'Bearer of-the-collector' },
    serviceName: 'landfall-test',
    share: 1,
  })
  test = await createTestServer({ tracing }, { write: (line: string) => lines.push(line) })
  metrics = openMetrics({ db: test.database.db })
  // Every query is slow.
  stopLogging = logSlowQueries(test.dependencies.log, { slowQueryMs: 0 })
  member = await createMember(test, told.email)
  await ask()
  await tracing.close()
})
afterAll(async () => {
  stopLogging()
  metrics.close()
  await test.close()
  collector.close()
})

/** Calls of each kind, right and wrong, that carry what was told in every place a request has. */
async function ask(): Promise<void> {
  const headers = { ...member.cookie, 'user-agent': told.agent, 'x-api-key': '' }
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const body = { title: told.title, status: 'upcoming', category: 'legal' }
  await test.inject({
    method: 'POST',
    url: '/api/milestones',
    headers: { ...headers, traceparent },
    payload: body,
  })
  await test.inject({ method: 'GET', url: `/api/milestones/${member.userId}?q=${told.search}`, headers })
  await test.inject({ method: 'GET', url: `/api/${told.search}/${told.email}`, headers })
  await test.inject({ method: 'GET', url: `/calendar/${told.token}.ics` })
  await test.inject({
    method: 'POST',
    url: '/api/milestones',
    headers,
    payload: { title: 7, other: told.title },
  })
  await callTrpc(test, 'query', 'milestones.list', { input: { id: member.userId }, headers })
  await callTrpc(test, 'query', told.token, { headers })
  await callTrpc(test, 'mutation', 'accounts.requestPasswordReset', { input: { email: told.email } })
}

const spans = () =>
  received.flatMap(({ body }) =>
    (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((s) => s.spans)),
  )

it('sends a trace of each request with its queries to the collector, under the caller’s trace', () => {
  expect(received[0]).toMatchObject({ path: '/v1/traces', authorization: 'Bearer of-the-collector' })
  const request = spans().find(({ name }) => name === 'POST /api/milestones')
  expect(request).toMatchObject({
    traceId: '0af7651916cd43dd8448eb211c80319c',
    parentSpanId: 'b7ad6b7169203331',
    attributes: expect.arrayContaining([
      { key: 'http.route', value: { stringValue: '/api/milestones' } },
      { key: 'http.response.status_code', value: { intValue: 200 } },
    ]),
  })
  const queries = spans().filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(queries.map(({ name }) => name)).toContainEqual(
    expect.stringMatching(/^insert milestones [0-9a-f]{8}$/),
  )
})

it('counts each request under what it asked for', async () => {
  const text = await metrics.registry.metrics()
  const count = (labels: string) =>
    new RegExp(`^landfall_request_duration_seconds_count\\{${labels}\\} (\\d+)$`, 'm').exec(text)?.[1]
  expect(count('method="POST",feature="/api/milestones",status="200"')).toBe('1')
  expect(count('method="POST",feature="/api/milestones",status="400"')).toBe('1')
  expect(count('method="GET",feature="/trpc/milestones.list",status="200"')).toBe('1')
  expect(count('method="GET",feature="/trpc/\\(unknown\\)",status="404"')).toBe('1')
  expect(text).toMatch(/^landfall_query_duration_seconds_count\{operation="insert"\} [1-9]/m)
  expect(text).toMatch(/^landfall_database_connections\{state="most"\} [1-9]/m)
  expect(text).toMatch(/^landfall_turns\{work="exports",state="waiting"\} 0$/m)
  for (const name of ['mails_total', 'uploads_total', 'jobs_waiting', 'event_loop_delay_max_seconds'])
    expect(text).toContain(`# TYPE landfall_${name} `)
})

it('names slow queries by statement and feature', async () => {
  await vi.waitFor(() =>
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        msg: 'slow query',
        query: expect.stringMatching(/^insert milestones [0-9a-f]{8}$/),
        feature: '/api/milestones',
        statement: expect.stringContaining('$1'),
        requestId: expect.any(String),
      }),
    ),
  )
})

it('writes one line for a request', () => {
  const requests = lines.map((line) => JSON.parse(line)).filter(({ req }) => req !== undefined)
  const ids = requests.map(({ requestId }) => requestId)
  expect(ids.length).toBeGreaterThanOrEqual(8)
  expect(new Set(ids).size).toBe(ids.length)
})

it('holds nothing of a member in figures, traces or the log', async () => {
  const { userId, cookie } = member
  const session = cookie.cookie.split('=').at(-1) ?? ''
  const entered = [...Object.values(told), 'quillfeather', 'Moose Jaw', session].map((text) =>
    text.toLowerCase(),
  )
  const figures = (await metrics.registry.metrics()).toLowerCase()
  const traces = received.map(({ body }) => body.toLowerCase()).join()
  for (const text of [...entered, userId]) {
    expect(figures).not.toContain(text)
    expect(traces).not.toContain(text)
  }
  // A path is logged as it was asked for: what a stranger makes up for one is no member's data, but a calendar's secret is.
  const logged = lines.map((line) => JSON.parse(line))
  const withoutPaths = logged.map(({ req: _req, ...line }) => JSON.stringify(line).toLowerCase()).join()
  for (const text of entered) expect(withoutPaths).not.toContain(text)
  expect(logged.map(({ req }) => req?.path).filter((path) => path?.startsWith('/calendar'))).toEqual([
    '/calendar/[secret]',
  ])
})
