import { beforeAll, describe, expect, it } from 'vitest'
import type { DocumentAnalyzer } from '../../src/document-analyzer/document-analyzer.ts'
import { rulesAnalyzer } from '../../src/document-analyzer/rules.ts'
import { createMember, useMembers } from '../support/members.ts'
import { pdfText } from '../support/pdf-text.ts'
import { createTestServer, useTestServer } from '../support/test-server.ts'

const test = useTestServer()
const [member, other] = useMembers(test, 'ada@example.com', 'grace@example.com')
let documentId: string
let planId: string

beforeAll(async () => {
  const { uploadURL: objectPath } = (await post('/documents/upload', {})).json()
  await test.inject({ method: 'PUT', url: objectPath, payload: 'bytes' })
  documentId = (await post('/documents', { fileName: 'bank.txt', objectPath })).json().id
  planId = (await post('/business-plans', { executiveSummary: 'We will hire 20 people.' })).json().id
})

const post = (path: string, payload: object, headers: object = member.cookie) =>
  test.inject({ method: 'POST', url: `/api${path}`, payload, headers: { ...headers } })
const list = (userId = member.userId, headers: object = member.cookie, query = '') =>
  test.inject({ method: 'GET', url: `/api/document-analyses/${userId}${query}`, headers: { ...headers } })
const remove = (id: string, headers: object = member.cookie) =>
  test.inject({ method: 'DELETE', url: `/api/document-analyses/${id}`, headers: { ...headers } })

const documentText = 'Royal Bank\nWe confirm an average balance of CAD 30,000 in this account.'
const calls = () =>
  [
    ['/document-analyses/text', { documentText }],
    [`/documents/${documentId}/analyze`, { documentText }],
    [`/business-plans/${planId}/analyze`, {}],
  ] as const

describe('authorisation', () => {
  it('answers 401 to a stranger', async () => {
    for (const [path, payload] of calls()) expect((await post(path, payload, {})).statusCode).toBe(401)
    expect((await list(member.userId, {})).statusCode).toBe(401)
    expect((await remove('x', {})).statusCode).toBe(401)
  })

  it("reads nobody else's files", async () => {
    const read = (headers: object) =>
      test.inject({ method: 'GET', url: `/api/documents/${documentId}/text`, headers: { ...headers } })
    expect((await read({})).statusCode).toBe(401)
    expect((await read(other.cookie)).statusCode).toBe(404)
    expect((await read(member.cookie)).json()).toMatchObject({ text: 'bytes', method: 'text', pages: 1 })
  })

  it("keeps another member's documents, plan and analyses closed", async () => {
    const statuses: number[] = []
    for (const [path, payload] of calls()) {
      statuses.push((await post(path, { ...payload, userId: member.userId }, other.cookie)).statusCode)
      statuses.push((await post(path, payload, other.cookie)).statusCode)
    }
    expect(statuses).toEqual([403, 200, 403, 404, 403, 404])

    const stored = (await post('/document-analyses/text', { documentText })).json()
    expect((await list(member.userId, other.cookie)).statusCode).toBe(403)
    await remove(stored.id, other.cookie)
    expect((await list()).json()).toContainEqual(stored)
  })
})

it('calls what the rules read by that name, and never "AI", over REST and in exports', async () => {
  for (const [path, payload] of calls()) {
    const answer = await post(path, payload)
    expect(answer.json()).toMatchObject({ analyst: 'rules' })
    expect(answer.body).not.toMatch(/\bAI\b|artificial intelligence/)
  }
  const everything = await test.inject({
    method: 'GET',
    url: '/api/exports/application.pdf',
    headers: { ...member.cookie },
  })
  const text = await pdfText(everything.rawPayload)
  expect(text).toContain('Start-Up Visa application summary')
  expect(text).not.toMatch(/\bAI\b/)
})

it('analyzes a text, with passages that stand in it', async () => {
  const payload = { userId: member.userId, documentText, documentType: 'bank letter' }
  const analysis = (await post('/document-analyses/text', payload)).json()
  expect(analysis).toMatchObject({
    userId: member.userId,
    documentId: null,
    businessPlanId: null,
    analysisType: 'other',
    summary: expect.any(String),
    confidence: expect.any(Number),
    extractedRequirements: expect.any(Array),
    deadlines: expect.any(Array),
    recommendations: expect.any(Array),
  })
  expect(analysis.complianceChecks.length).toBeGreaterThan(0)
  expect(analysis.evidence.length).toBeGreaterThan(0)
  for (const { quote, start, end } of analysis.evidence) expect(documentText.slice(start, end)).toBe(quote)
})

it('analyzes a document and the plan, and names them', async () => {
  const document = (await post(`/documents/${documentId}/analyze`, { documentText })).json()
  expect(document).toMatchObject({ documentId, businessPlanId: null, analysisType: 'other' })
  const plan = (await post(`/business-plans/${planId}/analyze`, { userId: member.userId })).json()
  expect(plan).toMatchObject({
    documentId: null,
    businessPlanId: planId,
    analysisType: 'business_plan',
    documentType: 'business_plan',
  })
  const event = await test.database.db
    .selectFrom('auditEvents')
    .select(['action', 'entity', 'actorUserId'])
    .where('entityId', '=', plan.id)
    .executeTakeFirst()
  expect(event).toEqual({ action: 'create', entity: 'documentAnalyses', actorUserId: member.userId })
})

it('lists the newest first, in pages, and outlives its document', async () => {
  test.clock.advance(1000)
  const newest = (await post(`/documents/${documentId}/analyze`, { documentText })).json()
  const all = (await list()).json()
  expect(all[0]).toEqual(newest)
  const first = await list(member.userId, member.cookie, '?limit=1')
  const next = /<(.*)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? ''
  const rest = await test.inject({ method: 'GET', url: next, headers: member.cookie })
  expect([...first.json(), ...rest.json()]).toEqual(all.slice(0, 2))

  await test.inject({ method: 'DELETE', url: `/api/documents/${documentId}`, headers: member.cookie })
  expect((await list()).json()[0]).toEqual({ ...newest, documentId: null })
})

it('deletes, and deletes again without complaint', async () => {
  const { id } = (await post('/document-analyses/text', { documentText })).json()
  for (let times = 0; times < 2; times++) expect((await remove(id)).json()).toEqual({ id })
  expect((await remove('no-uuid')).statusCode).toBe(200)
  expect((await list()).body).not.toContain(id)
})

it('says what is missing in the words of the specification', async () => {
  const problem = async (path: string, payload: object) => {
    const { error, issues } = (await post(path, payload)).json()
    return issues?.[0]?.message ?? error
  }
  for (const text of ['', ' \n', undefined]) {
    expect(await problem('/document-analyses/text', { documentText: text })).toBe(
      'Please enter document text to analyze',
    )
    expect(await problem(`/documents/${documentId}/analyze`, { documentText: text })).toBe(
      'Please select a document and enter its text content.',
    )
  }
  expect(await problem(`/business-plans/${member.userId}/analyze`, {})).toBe(
    'No business plan found to analyze',
  )
})

describe('a model', () => {
  const slow: DocumentAnalyzer = {
    ...rulesAnalyzer,
    name: 'some-model',
    callsPerDay: 2,
    readText: async (input) => {
      // An open transaction would keep this from being answered on the embedded database.
      await test.database.db.selectFrom('users').select('id').execute()
      return rulesAnalyzer.readText(input)
    },
  }

  it('is named, is asked once for a key, and only so often a day', async () => {
    const server = await createTestServer({ analyzer: slow })
    try {
      const asking = await createMember(server, 'mary@example.com')
      const ask = (headers: object = {}) =>
        server.inject({
          method: 'POST',
          url: '/api/document-analyses/text',
          payload: { documentText },
          headers: { ...asking.cookie, ...headers },
        })
      const first = await ask({ 'idempotency-key': 'k' })
      expect(first.json()).toMatchObject({ analyst: 'some-model' })
      expect((await ask({ 'idempotency-key': 'k' })).json()).toEqual(first.json())
      expect((await ask()).statusCode).toBe(200)
      const refused = await ask()
      expect([refused.statusCode, refused.json().error]).toEqual([
        429,
        "You have used today's 2 analyses. More are possible from tomorrow, 00:00 UTC.",
      ])
      server.clock.advance(86_400_000)
      expect((await ask()).statusCode).not.toBe(429)
    } finally {
      await server.close()
    }
  })
})

it.each([
  ['/document-analyses/text', 'documentType', 5],
  ['/document-analyses/text', 'userId', 5],
  ['/documents/x/analyze', 'documentText', ' '],
  ['/documents/x/analyze', 'userId', 5],
  ['/business-plans/x/analyze', 'userId', 5],
])('%s names the field %s when it is %j', async (path, field, value) => {
  const response = await post(path, { documentText, [field]: value })
  expect(response.statusCode).toBe(400)
  expect(response.json().issues).toMatchObject([{ path: field }])
})
