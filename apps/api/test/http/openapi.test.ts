import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listRestProcedures } from '../../src/http/rest.ts'
import { createTestServer, type TestServer } from '../support/test-server.ts'

let test: TestServer
beforeAll(async () => {
  test = await createTestServer()
})
afterAll(() => test.close())

const readDocument = async () => (await test.inject({ method: 'GET', url: '/api/openapi.json' })).json()

it('is a valid OpenAPI document', async () => {
  const { valid, errors } = await new Validator().validate(await readDocument())
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
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

it('has a readable page that loads nothing from elsewhere', async () => {
  const page = await test.inject({ method: 'GET', url: '/api/docs' })
  expect(page.statusCode).toBe(200)
  expect(page.body).not.toMatch(/https?:\/\//)
  expect(page.headers['content-security-policy']).toContain("script-src 'self'")
  const script = await test.inject({ method: 'GET', url: '/api/docs/reference.js' })
  expect(script.headers['content-type']).toContain('javascript')
})
