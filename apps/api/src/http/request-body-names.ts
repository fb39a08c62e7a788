import type { OpenAPIObject } from 'trpc-to-openapi'
import { listRestProcedures } from './rest.ts'

/** What is sent where the call's name and its answer would not tell. By the name of the procedure. */
const named: Readonly<Record<string, string>> = {
  'completeness.mark': 'PutPackEvidence',
  'documentAnalyses.analyzeBusinessPlan': 'AnalyzeBusinessPlan',
  'documentAnalyses.analyzeDocument': 'AnalyzeDocument',
  'documentAnalyses.analyzeText': 'AnalyzeText',
  'documents.createUpload': 'CreateUpload',
  'eligibility.evaluate': 'EvaluateEligibility',
  'multipartUploads.begin': 'BeginMultipartUpload',
  'multipartUploads.complete': 'CompleteMultipartUpload',
  'organizationMatches.match': 'MatchOrganizations',
  'personalHistory.createEntries': 'CreateHistoryEntries',
  'personalHistory.createPerson': 'CreateHistoryPerson',
  'personalHistory.updateEntry': 'UpdateHistoryEntry',
  'personalHistory.updatePerson': 'UpdateHistoryPerson',
  'users.updateMe': 'UpdateUser',
  'webhooks.create': 'CreateWebhookEndpoint',
}

type Json = { schema?: Schema }
type Schema = { $ref?: string; items?: Schema; anyOf?: Schema[]; properties?: object }
type Operation = {
  requestBody?: { content?: Record<string, Json> }
  responses: Record<string, { content?: Record<string, Json> }>
}

/**
 * Gives each request body a name, as answers have one: the verb and the record that is answered, such as `CreateMilestone`. A
 * schema of the domain cannot carry it, because what the path names is taken out of the body.
 */
export function nameRequestBodies(document: OpenAPIObject): OpenAPIObject {
  const schemas: Record<string, unknown> = { ...document.components?.schemas }
  for (const { name, method, path } of listRestProcedures()) {
    const operation = (document.paths?.[path] as Record<string, Operation> | undefined)?.[
      method.toLowerCase()
    ]
    const body = operation?.requestBody?.content?.['application/json']
    if (operation === undefined || body?.schema === undefined) continue
    const schemaName = named[name] ?? nameOf(name, operation)
    if (schemaName in schemas) throw new Error(`${name}: a schema is called ${schemaName} already`)
    schemas[schemaName] = body.schema
    body.schema = { $ref: `#/components/schemas/${schemaName}` }
  }
  return Object.assign(document, { components: { ...document.components, schemas } })
}

function nameOf(procedure: string, { responses }: Operation): string {
  const verb = procedure.split('.').at(-1) ?? ''
  const answer = responses['200']?.content?.['application/json']?.schema
  const ref = answer?.$ref ?? answer?.items?.$ref ?? answer?.anyOf?.[0]?.$ref
  const record = ref?.split('/').at(-1) ?? ''
  return `${verb.charAt(0).toUpperCase()}${verb.slice(1)}${record}`
}
