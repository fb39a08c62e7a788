import { productName, restFieldSchema, writeRestCategories } from '@suv/domain'
import { generateOpenApiDocument, type OpenAPIObject } from 'trpc-to-openapi'
import * as z from 'zod'
import { errorBodySchema } from '../errors.ts'
import { appRouter } from '../router.ts'
import { exampleOf, type JsonSchema } from './example-of.ts'
import examples from './examples.json' with { type: 'json' }
import { apiDescription } from './openapi-description.ts'
import { describeFiles } from './openapi-files.ts'
import { describeWebhooks } from './openapi-webhooks.ts'
import { nameRequestBodies } from './request-body-names.ts'
import { listRestProcedures } from './rest.ts'
import { nameSchemas } from './schema-names.ts'

/** The OpenAPI 3.1 document of the REST paths, made from the procedures' own schemas. */
export function createOpenApiDocument(): OpenAPIObject {
  nameSchemas()
  const document = generateOpenApiDocument(appRouter, {
    title: `${productName} REST API`,
    version: '1.1.0',
    openApiVersion: '3.1.0',
    baseUrl: '/api',
    description: apiDescription,
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer', description: 'An API key.' },
      apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'An API key.' },
    },
  })
  document.info.license = { name: 'MIT', identifier: 'MIT' }
  const described = describeFiles(describeWebhooks(withRestForms(withOwnAnswers(document))))
  return writeRestCategories(nameRequestBodies(withExamples(described)))
}

/** The generator describes its own handlers' errors, and knows nothing of what stands before them; ours have another shape. */
function withOwnAnswers(document: OpenAPIObject): OpenAPIObject {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  for (const { method, path, operation } of operationsOf(document)) {
    for (const [status, response] of Object.entries(operation.responses)) {
      if (status >= '400') {
        operation.responses[status] = { description: response.description ?? 'Refused', content }
      }
    }
    for (const [status, words] of Object.entries(otherStatuses({ method, path, operation }))) {
      operation.responses[status] ??= { description: words, content }
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

/** What a call may be refused with beside what the generator knows of. */
function otherStatuses({ method, path }: DescribedOperation): Record<string, string> {
  return {
    // Where nobody needs to sign in, a key that is sent has to be right all the same.
    '401': 'Sign in, or send an API key that is known',
    '403': 'An API key without the scope, data of somebody else, or a change without an active membership',
    '431': 'Headers larger than 16 KiB',
    '503': 'It took too long, too much of it waits, or a part of the service is away: see Retry-After',
    ...(method === 'get'
      ? {}
      : {
          '404': 'There is no such record',
          '409': 'It does not go with what is stored',
          // Also of a body that the call does not ask for.
          '413': 'A body larger than 1 MiB',
          '415': 'A body that is not called JSON',
        }),
    ...(path.includes('{') ? { '414': 'An id longer than 5,000 characters' } : {}),
    ...(path.startsWith('/s3/') ? { '409': 'The storage of this server takes no files in parts' } : {}),
  }
}

/** The error's shape, which names what it shares with the answers. */
function readErrorSchema(): JsonSchema {
  const { $schema: _dialect, $defs: _shared, ...schema } = z.toJSONSchema(errorBodySchema)
  return JSON.parse(JSON.stringify(schema).replaceAll('#/$defs/', '#/components/schemas/')) as JsonSchema
}

/** Shows the fields that REST takes in a second form as they may be sent. */
function withRestForms(document: OpenAPIObject): OpenAPIObject {
  for (const { method, path, rest } of listRestProcedures()) {
    const body = findOperation(document, method, path)?.requestBody
    const schema = body?.content?.['application/json']?.schema
    if (body === undefined || schema === undefined) continue
    // A call that asks for no field may come without a body; a change has to say what changes.
    Object.assign(body, {
      required: method === 'PUT' || method === 'PATCH' || (schema.required ?? []).length > 0,
    })
    const fields = Object.entries(schema.properties ?? {})
    const forms = fields.map(([field, taken]) => [field, restFieldSchema(field, taken)])
    const { properties } = rest === undefined ? {} : z.toJSONSchema(rest.schema, { io: 'input' })
    Object.assign(schema, { properties: { ...Object.fromEntries(forms), ...properties } })
  }
  return document
}

type Media = {
  required?: boolean
  description?: string
  content?: Record<string, { example?: unknown; schema?: JsonSchema }>
}
type Operation = { requestBody?: Media; responses: Record<string, Media>; security?: unknown[] }

type DescribedOperation = { method: string; path: string; operation: Operation }

function operationsOf(document: OpenAPIObject): DescribedOperation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations as Record<string, Operation>).map(([method, operation]) => ({
      method,
      path,
      operation,
    })),
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
