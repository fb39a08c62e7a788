import { productName } from '@suv/domain'
import type { FastifyInstance } from 'fastify'
import { generateOpenApiDocument, type OpenAPIObject } from 'trpc-to-openapi'
import * as z from 'zod'
import { errorBodySchema } from '../errors.ts'
import { appRouter } from '../router.ts'
import examples from './examples.json' with { type: 'json' }
import { listRestProcedures } from './rest.ts'

/** The OpenAPI 3.1 document of the REST paths, made from the procedures' own schemas. */
export function createOpenApiDocument(): OpenAPIObject {
  const document = generateOpenApiDocument(appRouter, {
    title: `${productName} REST API`,
    version: '1.0.0',
    openApiVersion: '3.1.0',
    baseUrl: '/api',
    description:
      'Sign in on the site, create an API key under Account, and send it as `Authorization: Bearer …` or `x-api-key`. ' +
      'Amounts are whole Canadian dollars; dates are ISO 8601 strings. ' +
      'An error is `{ "error": text, "code": CODE, "issues"?: [{ "path", "message" }] }`. ' +
      'The user id `user-1` stands for you.',
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer', description: 'An API key.' },
      apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'An API key.' },
    },
  })
  return withExamples(withRestForms(withOwnErrors(document)))
}

/** The generator describes its own handlers' errors; ours have another shape. */
function withOwnErrors(document: OpenAPIObject): OpenAPIObject {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(path as Record<string, { responses?: Record<string, unknown> }>)) {
      for (const [status, response] of Object.entries(operation.responses ?? {})) {
        if (status >= '400' && operation.responses !== undefined) {
          const { description } = response as { description?: string }
          operation.responses[status] = { description: description ?? 'Refused', content }
        }
      }
    }
  }
  const { $schema: _dialect, ...errorSchema } = z.toJSONSchema(errorBodySchema)
  const schemas = Object.fromEntries(
    Object.entries(document.components?.schemas ?? {}).filter(([name]) => !name.startsWith('error.')),
  )
  document.components = Object.assign({}, document.components, {
    schemas: { ...schemas, Error: errorSchema },
  })
  return document
}

/** Shows the fields that REST takes in a second form as they may be sent. */
function withRestForms(document: OpenAPIObject): OpenAPIObject {
  for (const { method, path, rest } of listRestProcedures()) {
    if (rest === undefined) continue
    const operation = (document.paths?.[path] as Record<string, Operation> | undefined)?.[
      method.toLowerCase()
    ]
    const schema = operation?.requestBody?.content?.['application/json']?.schema
    const { properties } = z.toJSONSchema(rest.schema, { io: 'input' })
    Object.assign(schema?.properties ?? {}, properties)
  }
  return document
}

type Media = { content?: Record<string, { example?: unknown; schema?: { properties?: object } }> }
type Operation = { requestBody?: Media; responses?: Record<string, Media> }

/** Adds what the calls really answered when the contract test last kept it (`UPDATE_EXAMPLES=1`). */
function withExamples(document: OpenAPIObject): OpenAPIObject {
  for (const [call, { request, response }] of Object.entries(examples as Record<string, Example>)) {
    const [method = '', path = ''] = call.split(' ')
    const operation = (document.paths?.[path] as Record<string, Operation> | undefined)?.[
      method.toLowerCase()
    ]
    setExample(operation?.requestBody, request)
    setExample(operation?.responses?.['200'], response)
  }
  return document
}

type Example = { request?: unknown; response: unknown }

function setExample(media: Media | undefined, example: unknown): void {
  const json = media?.content?.['application/json']
  if (json !== undefined && example !== undefined) json.example = example
}

/** Serves the document at /api/openapi.json. */
export function registerOpenApi(server: FastifyInstance): void {
  const document = JSON.stringify(createOpenApiDocument())
  server.get('/api/openapi.json', async (_request, reply) => reply.type('application/json').send(document))
}
