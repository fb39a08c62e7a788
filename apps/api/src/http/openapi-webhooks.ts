import { type SentEventType, sentEventTypes, webhookPayloadSchema } from '@suv/domain'
import type { OpenAPIObject } from 'trpc-to-openapi'
import * as z from 'zod'
import { exampleOf, type JsonSchema } from './example-of.ts'

const summaries: Record<SentEventType, { summary: string; description: string }> = {
  'assessment.saved': {
    summary: 'An eligibility assessment was saved',
    description: 'Of yours. Read the whole of it with `GET /eligibility/{userId}`.',
  },
  'milestone.completed': {
    summary: 'A milestone was completed',
    description: 'Of yours, by whatever way its status was set.',
  },
  'milestone.due': {
    summary: 'A milestone is due',
    description:
      'On its day (UTC), once, unless it is completed; again where the day is moved. Looked for each hour.',
  },
  'document.analyzed': {
    summary: 'A document, a text or a plan was analyzed',
    description: 'For you. What was found is read with `GET /document-analyses/{id}`.',
  },
  'letter_of_support.status_changed': {
    summary: 'The status of a letter of support has changed',
    description: 'Of one of your teams; also where one is added.',
  },
  'commitment_certificate.status_changed': {
    summary: 'The status of a commitment certificate has changed',
    description: 'Of one of your teams; also where one is added.',
  },
  'work_permit.status_changed': {
    summary: 'The status of a work permit has changed',
    description: 'Of one of your teams; also where one is added.',
  },
  'pr_application.status_changed': {
    summary: 'The status of an application for permanent residence has changed',
    description: 'Of one of your teams; also where one is begun.',
  },
  'paper.expiring': {
    summary: 'A paper is about to run out, or has',
    description: 'At each of the steps at which the bell tells of it, once. Looked for each hour.',
  },
  'webhook.test': {
    summary: 'A test message',
    description: 'Sent by hand, to try an endpoint out.',
  },
}

/** `letter_of_support.status_changed` becomes `LetterOfSupportStatusChangedEvent`. */
function nameOf(type: SentEventType): string {
  const words = type.split(/[._]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `${words.join('')}Event`
}

/** Adds what is sent to members' own programs: for each event a message with a named shape. */
export function describeWebhooks(document: OpenAPIObject): OpenAPIObject {
  const schemas: Record<string, object> = {}
  const webhooks: Record<string, object> = {}
  for (const type of sentEventTypes) {
    const { $schema: _dialect, ...schema } = z.toJSONSchema(webhookPayloadSchema(type))
    const name = nameOf(type)
    schemas[name] = schema
    const example = exampleOf(schema as JsonSchema, () => ({}))
    const content = { 'application/json': { schema: { $ref: `#/components/schemas/${name}` }, example } }
    webhooks[type] = {
      post: {
        operationId: type,
        tags: ['Webhooks'],
        ...summaries[type],
        parameters: ['id', 'timestamp', 'signature'].map((header) => ({
          name: `webhook-${header}`,
          in: 'header',
          required: true,
          schema: { type: 'string' },
        })),
        requestBody: { required: true, content },
        responses: {
          '204': { description: 'Taken. Any status of 200 to 299 will do.' },
          '410': { description: 'Turns the endpoint off.' },
        },
        security: [],
      },
    }
  }
  const components = { ...document.components, schemas: { ...document.components?.schemas, ...schemas } }
  return Object.assign(document, { components, webhooks })
}
