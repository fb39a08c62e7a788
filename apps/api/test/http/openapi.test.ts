import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { Validator } from '@seriousme/openapi-schema-validator'
import { sentEventTypes, webhookPayloadSchema } from '@suv/domain'
import { expect, it } from 'vitest'
import { exportRoutes } from '../../src/exports/routes.ts'
import { listRestProcedures } from '../../src/http/rest.ts'
import { useTestServer } from '../support/test-server.ts'

const test = useTestServer()

const readDocument = async () => (await test.inject({ method: 'GET', url: '/api/openapi.json' })).json()

it('is a valid OpenAPI document', async () => {
  const { valid, errors } = await new Validator().validate(await readDocument())
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
})

it('leaves Redocly nothing to remark, examples included', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'openapi-'))
  const file = join(folder, 'openapi.json')
  await writeFile(file, JSON.stringify(await readDocument()))
  const redocly = resolve(import.meta.dirname, '../../node_modules/.bin/redocly')
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const options = ['lint', file, '--extends', 'recommended', '--format', 'json']
  const { stdout } = await promisify(execFile)(redocly, options, { cwd: folder, env }).catch(
    (error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }),
  )
  await rm(folder, { recursive: true })
  const { totals, problems } = JSON.parse(stdout)
  expect(problems).toEqual([])
  expect(totals).toMatchObject({ errors: 0, warnings: 0 })
})

it('tells of every call what it does, what it takes and what it answers', async () => {
  const document = await readDocument()
  for (const { path, method } of listRestProcedures()) {
    const call = `${method} ${path}`
    const { description, requestBody, responses } = document.paths[path][method.toLowerCase()]
    expect(description, call).toMatch(/\.$/)
    expect(responses['200'].content['application/json'], call).toHaveProperty('example')
    if (requestBody !== undefined) {
      expect(requestBody.content['application/json'], call).toHaveProperty('example')
    }
  }
})

it('knows each record by one name', async () => {
  const document = await readDocument()
  const names = Object.keys(document.components.schemas)
  for (const name of ['Assessment', 'BusinessPlan', 'LetterOfSupport', 'Milestone', 'Team', 'WorkPermit']) {
    expect(names).toContain(name)
  }
  // A shape that is taken and answered, or has no name of its own, would be such a one.
  expect(names.filter((name) => /Output$|^__/.test(name))).toEqual([])
  const answerOf = (path: string, method: string) =>
    document.paths[path][method].responses['200'].content['application/json'].schema
  const milestone = { $ref: '#/components/schemas/Milestone' }
  expect(answerOf('/milestones', 'post')).toEqual(milestone)
  expect(answerOf('/milestones/{id}', 'get')).toMatchObject({ type: 'array', items: milestone })
})

it('knows every answer by a name, a list by that of its entries', async () => {
  const document = await readDocument()
  for (const { path, method } of listRestProcedures()) {
    const { schema } = document.paths[path][method.toLowerCase()].responses['200'].content['application/json']
    const { $ref } = schema.anyOf?.[0] ?? schema.items ?? schema
    expect(String($ref), `${method} ${path}`).toMatch(/^#\/components\/schemas\/[A-Z]\w+$/)
    expect(document.components.schemas).toHaveProperty($ref.split('/').at(-1))
  }
})

it('knows what is sent by one name for each call', async () => {
  const document = await readDocument()
  const names = listRestProcedures().flatMap(({ name, path, method }) => {
    const body = document.paths[path][method.toLowerCase()].requestBody
    if (body === undefined) return []
    const { schema, example } = body.content['application/json']
    const schemaName = schema.$ref?.replace('#/components/schemas/', '')
    expect(schemaName, name).toMatch(
      /^(Analyze|Begin|Complete|Create|Evaluate|Match|Put|Save|Update)[A-Z]\w+$/,
    )
    expect(Object.keys(document.components.schemas[schemaName].properties)).toEqual(
      expect.arrayContaining(Object.keys(example)),
    )
    return [schemaName]
  })
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(
    expect.arrayContaining(['CreateMilestone', 'UpdateMilestone', 'CreateWebhookEndpoint']),
  )
})

it('describes each message that a webhook gets, with an example that fits it', async () => {
  const { webhooks, components } = await readDocument()
  expect(Object.keys(webhooks)).toEqual([...sentEventTypes])
  for (const type of sentEventTypes) {
    const { schema, example } = webhooks[type].post.requestBody.content['application/json']
    expect(components.schemas).toHaveProperty(schema.$ref.replace('#/components/schemas/', ''))
    expect(webhookPayloadSchema(type).safeParse(example).error, type).toBeUndefined()
  }
})

it('describes every file, and what any call may be refused with', async () => {
  const { paths } = await readDocument()
  for (const { path } of exportRoutes) expect(Object.keys(paths), path).toContain(path.replace('/api', ''))
  for (const path of ['/documents/{id}/download', '/documents/{id}/preview']) {
    expect(paths[path].get.responses['200'].content).not.toHaveProperty('application/json')
    expect(paths[path].get.parameters).toMatchObject([{ name: 'id', in: 'path' }])
  }
  const statuses = (path: string, method: string) => Object.keys(paths[path][method].responses)
  expect(statuses('/milestones', 'post')).toEqual(expect.arrayContaining(['403', '404', '409', '413', '431']))
  expect(statuses('/eligibility/evaluate', 'post')).toContain('403')
  expect(statuses('/designated-organizations', 'get')).toEqual(expect.arrayContaining(['403', '431']))
})

it('describes every REST path with its own errors', async () => {
  const document = await readDocument()
  expect(listRestProcedures().length).toBeGreaterThan(2)
  for (const { path, method } of listRestProcedures()) {
    const operation = document.paths[path][method.toLowerCase()]
    expect(operation.summary).toEqual(expect.any(String))
    for (const [status, response] of Object.entries(operation.responses as Record<string, object>)) {
      if (status >= '400') expect(JSON.stringify(response)).toContain('#/components/schemas/Error')
    }
  }
  expect(document.components.schemas.Error.required).toEqual(['error', 'code'])
})

it('says what holds of versions, limits and reading again', async () => {
  const { info } = await readDocument()
  for (const words of [
    'Versions and deprecation',
    'Retry-After',
    'If-None-Match',
    'Idempotency-Key',
    'webhook-signature',
  ]) {
    expect(info.description).toContain(words)
  }
})

it('has a readable page that loads nothing from elsewhere', async () => {
  const page = await test.inject({ method: 'GET', url: '/api/docs' })
  expect(page.statusCode).toBe(200)
  expect(page.body).not.toMatch(/https?:\/\//)
  expect(page.headers['content-security-policy']).toContain("script-src 'self'")
  const script = await test.inject({ method: 'GET', url: '/api/docs/reference.js' })
  expect(script.headers['content-type']).toContain('javascript')
})
