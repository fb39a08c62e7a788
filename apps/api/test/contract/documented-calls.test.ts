import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../support/members.ts'
import type { TestServer } from '../support/test-server.ts'
import { type Cast, createCast } from './cast.ts'
import { type DocumentedCall, documentedCalls, type Ids } from './documented-calls.ts'

let test: TestServer
let cast: Cast
let document: { paths: Record<string, Record<string, object>> }

beforeAll(async () => {
  cast = await createCast()
  test = cast.test
  document = (await test.inject({ method: 'GET', url: '/api/openapi.json' })).json()
})
afterAll(async () => {
  await writeExamples()
  await cast.close()
})

/** Answers as they came, by method and path, for the OpenAPI document. */
const examples: Record<string, { request?: unknown; response: unknown }> = {}

/** `UPDATE_EXAMPLES=1` keeps what the calls really answered; otherwise nothing is written. */
async function writeExamples(): Promise<void> {
  if (process.env.UPDATE_EXAMPLES === undefined) return
  await writeFile(
    resolve(import.meta.dirname, '../../src/http/examples.json'),
    `${JSON.stringify(examples, null, 2)}\n`,
  )
}

const documentedPath = (call: DocumentedCall) => call.documentedPath ?? call.path.replace('/api', '')

const actorOf = (call: DocumentedCall): { member: Member; ids: Ids } =>
  call.byNewcomer ? cast.newcomer : cast.sample

const make = (call: DocumentedCall, ids: Ids, member?: Member, body = call.body?.(ids)) =>
  test.inject({
    method: call.method,
    url: call.url(ids),
    ...(member === undefined ? {} : { headers: member.cookie }),
    ...(body === undefined ? {} : { payload: body }),
  })

describe.each(documentedCalls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s',
  (_name, call) => {
    it('is in the OpenAPI document', () => {
      const path = call.documentedPath ?? call.path.replace('/api', '')
      expect(document.paths).toHaveProperty([path, call.method.toLowerCase()])
    })

    it('refuses a stranger, and another member', async () => {
      const { ids } = actorOf(call)
      const stranger = await make(call, ids)
      expect(stranger.statusCode).toBe(call.isPublic ? 200 : 401)
      // Calls that name nobody give every member their own answer.
      const namesSomebody =
        /\{/.test(call.path) || /userId|teamId/.test(JSON.stringify(call.body?.(ids) ?? {}))
      if (!namesSomebody) return
      expect([403, 404]).toContain((await make(call, ids, cast.outsider)).statusCode)
    })

    it.each(Object.entries(call.broken ?? {}))('names the field %s when it is %j', async (field, value) => {
      const { member, ids } = actorOf(call)
      const response = await make(call, ids, member, { ...call.body?.(ids), [field]: value })
      expect(response.statusCode).toBe(400)
      expect(response.json().issues.map(({ path }: { path: string }) => path.split('.')[0])).toContain(field)
    })

    it('answers with the documented fields', async () => {
      const { member, ids } = actorOf(call)
      const response = await make(call, ids, member)
      expect(response.statusCode, response.body).toBe(200)
      const answer = response.json()
      if (call.isList) {
        expect(answer).toEqual(expect.any(Array))
        expect(answer.length).toBeGreaterThan(0)
      }
      const entry = call.isList ? answer[0] : answer
      for (const field of call.fields) expect(entry).toHaveProperty(field)
      const request = call.body?.(ids)
      examples[`${call.method} ${documentedPath(call)}`] = {
        ...(request === undefined ? {} : { request }),
        response: call.isList ? [entry] : answer,
      }
    })
  },
)

it('gives one name to the parameter of each path', () => {
  const shapes = Object.keys(document.paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'))
  expect(new Set(shapes).size).toBe(shapes.length)
})

it('shows an example that was a real answer for each call', () => {
  for (const call of documentedCalls) {
    const operation = document.paths[documentedPath(call)]?.[call.method.toLowerCase()] as {
      requestBody?: { content: Record<string, { example?: unknown }> }
      responses: Record<string, { content: Record<string, { example?: unknown }> }>
    }
    expect(operation.responses['200']?.content['application/json']?.example, call.path).toBeDefined()
    if (call.body !== undefined && operation.requestBody !== undefined) {
      expect(operation.requestBody.content['application/json']?.example, call.path).toBeDefined()
    }
  }
})
