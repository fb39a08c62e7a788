import { productName } from '@suv/domain'
import type { FastifyInstance } from 'fastify'
import { generateOpenApiDocument, type OpenAPIObject } from 'trpc-to-openapi'
import * as z from 'zod'
import { errorBodySchema } from '../errors.ts'
import { appRouter } from '../router.ts'
import { exampleOf, type JsonSchema } from './example-of.ts'
import examples from './examples.json' with { type: 'json' }
import { listRestProcedures } from './rest.ts'
import { nameSchemas } from './schema-names.ts'

/** What the readable page says before the calls, in Markdown. */
const description = `Sign in on the site, create an API key under Account, and send it as \`Authorization: Bearer …\` or \`x-api-key\`.
Amounts are whole Canadian dollars; dates are ISO 8601 strings. The user id \`user-1\` stands for you.
Where a day is taken, a date and time count as the day they name; where a moment is taken, a day counts as its midnight in UTC; an empty
text is none. A permit's category may be written \`employer-specific\`.

## Errors

An error is \`{ "error": text, "code": CODE, "issues"?: [{ "path", "message" }] }\`: what is wrong and what to do, the status in
words, and the fields that were refused.

## Versions and deprecation

\`info.version\` of this document counts as semantic versioning has it. Within 1.x paths, fields and accepted values are added, and none
is removed or given another meaning; pass over fields that you do not know. What is to go is marked \`deprecated\` here, with what
to use instead, and stays until the next major version. A next major version would have paths of its own beside these.

## Limits

Every answer says how many calls a minute you may make (\`RateLimit-Limit\`), how many are left (\`RateLimit-Remaining\`) and in how
many seconds they are counted anew (\`RateLimit-Reset\`). Past the limit a call answers 429, and \`Retry-After\` says after how many seconds
to send it again.

## Reading again

A read answers with an \`ETag\`. Send it as \`If-None-Match\` the next time: where nothing has changed the answer is 304 without a body.
Lists take \`limit\` and \`cursor\`; a \`Link\` header with \`rel="next"\` names the next page.

## Sending again

A POST with an \`Idempotency-Key\` is made once: the same key and body give the first answer again.`

/** The OpenAPI 3.1 document of the REST paths, made from the procedures' own schemas. */
export function createOpenApiDocument(): OpenAPIObject {
  nameSchemas()
  const document = generateOpenApiDocument(appRouter, {
    title: `${productName} REST API`,
    version: '1.1.0',
    openApiVersion: '3.1.0',
    baseUrl: '/api',
    description,
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer', description: 'An API key.' },
      apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'An API key.' },
    },
  })
  document.info.license = { name: 'MIT', identifier: 'MIT' }
  return withExamples(withRestForms(withOwnAnswers(document)))
}

/** The generator describes its own handlers' errors, and knows nothing of what stands before them; ours have another shape. */
function withOwnAnswers(document: OpenAPIObject): OpenAPIObject {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  for (const { method, operation } of operationsOf(document)) {
    for (const [status, response] of Object.entries(operation.responses)) {
      if (status >= '400') {
        operation.responses[status] = { description: response.description ?? 'Refused', content }
      }
    }
    operation.responses['429'] = { description: 'Too many requests: see Retry-After', content }
    if (method === 'get')
      operation.responses['304'] = { description: 'Unchanged since the answer with this ETag' }
    // Nothing would leave open whether the document forgot to say.
    operation.security ??= []
  }
  const schemas = Object.fromEntries(
    Object.entries(document.components?.schemas ?? {}).filter(([name]) => !name.startsWith('error.')),
  )
  document.components = Object.assign({}, document.components, {
    schemas: { ...schemas, Error: readErrorSchema() },
  })
  return document
}

/** The error's shape, which names what it shares with the answers. */
function readErrorSchema(): JsonSchema {
  const { $schema: _dialect, $defs: _shared, ...schema } = z.toJSONSchema(errorBodySchema)
  return JSON.parse(JSON.stringify(schema).replaceAll('#/$defs/', '#/components/schemas/')) as JsonSchema
}

/** Shows the fields that REST takes in a second form as they may be sent. */
function withRestForms(document: OpenAPIObject): OpenAPIObject {
  for (const { method, path, rest } of listRestProcedures()) {
    if (rest === undefined) continue
    const schema = findOperation(document, method, path)?.requestBody?.content?.['application/json']?.schema
    const { properties } = z.toJSONSchema(rest.schema, { io: 'input' })
    Object.assign(schema?.properties ?? {}, properties)
  }
  return document
}

type Media = {
  description?: string
  content?: Record<string, { example?: unknown; schema?: JsonSchema }>
}
type Operation = { requestBody?: Media; responses: Record<string, Media>; security?: unknown[] }

function operationsOf(document: OpenAPIObject): { method: string; operation: Operation }[] {
  return Object.values(document.paths ?? {}).flatMap((path) =>
    Object.entries(path as Record<string, Operation>).map(([method, operation]) => ({ method, operation })),
  )
}

function findOperation(document: OpenAPIObject, method: string, path: string): Operation | undefined {
  return (document.paths?.[path] as Record<string, Operation> | undefined)?.[method.toLowerCase()]
}

type Example = { request?: unknown; response: unknown }

/**
 * Adds what the calls really answered when the contract test last kept it (`UPDATE_EXAMPLES=1`). A call of which nothing is
 * kept shows the record that another one answered, or a value made after its schema.
 */
function withExamples(document: OpenAPIObject): OpenAPIObject {
  const schemas = (document.components?.schemas ?? {}) as Record<
    string,
    JsonSchema & { examples?: unknown[] }
  >
  const lookUp = (ref: string): JsonSchema => schemas[ref.split('/').at(-1) ?? ''] ?? {}
  for (const [call, { request, response }] of Object.entries(examples as Record<string, Example>)) {
    const [method = '', path = ''] = call.split(' ')
    const operation = findOperation(document, method, path)
    setExample(operation?.requestBody, request)
    setExample(operation?.responses['200'], response)
    const { name, isList } = recordOf(operation?.responses['200'])
    const record = isList ? (response as unknown[])[0] : response
    const schema = schemas[name]
    if (schema !== undefined && record != null) schema.examples ??= [record]
  }
  for (const { operation } of operationsOf(document)) {
    const answer = operation.responses['200']
    const record = schemas[recordOf(answer).name]?.examples?.[0]
    fillExample(answer, (schema) => exampleOf(schema, lookUp))
    fillExample(operation.requestBody, (schema) => partOf(record, schema) ?? exampleOf(schema, lookUp))
  }
  return document
}

/** Which record a call answers, or a list of them. */
function recordOf(media: Media | undefined): { name: string; isList: boolean } {
  const schema = media?.content?.['application/json']?.schema
  const ref = schema?.$ref ?? schema?.items?.$ref ?? schema?.anyOf?.[0]?.$ref
  return { name: ref?.split('/').at(-1) ?? '', isList: schema?.items !== undefined }
}

/** The fields of a record that a call takes; undefined where it takes none of them. */
function partOf(record: unknown, { properties = {} }: JsonSchema): object | undefined {
  const fields = Object.entries(record ?? {}).filter(
    ([field, value]) => field in properties && value !== null,
  )
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}

function fillExample(media: Media | undefined, make: (schema: JsonSchema) => unknown): void {
  const json = media?.content?.['application/json']
  if (json?.schema !== undefined && json.example === undefined) json.example = make(json.schema)
}

function setExample(media: Media | undefined, example: unknown): void {
  const json = media?.content?.['application/json']
  if (json !== undefined && example !== undefined) json.example = example
}

/** Serves the document at /api/openapi.json. */
export function registerOpenApi(server: FastifyInstance): void {
  const document = JSON.stringify(createOpenApiDocument())
  server.get('/api/openapi.json', async (_request, reply) => reply.type('application/json').send(document))
}
