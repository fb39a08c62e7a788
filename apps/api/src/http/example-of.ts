/** A JSON Schema as the OpenAPI document holds it. */
export type JsonSchema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly examples?: readonly unknown[]
  readonly example?: unknown
  readonly format?: string
  readonly minimum?: number
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
}

/** What such a text is like. */
const byFormat: Readonly<Record<string, string>> = {
  uuid: '3f63eac2-6378-4d5a-90c6-17a1ab86c8e8',
  'date-time': '2026-11-20T09:30:00.000Z',
  date: '2026-11-20',
  email: 'founder@example.com',
  uri: 'https://example.com',
}

/** What such a field is like, where its schema does not say. */
const byName: Readonly<Record<string, unknown>> = {
  action: 'update',
  bucket: 'founders',
  city: 'Halifax',
  companyName: 'Aurora Robotics',
  ETag: '"9b2cf535f27731c974343645a3985328"',
  fileName: 'Business plan.pdf',
  filename: 'Business plan.pdf',
  fullName: 'Ada Founder',
  headers: { 'content-type': 'application/pdf' },
  item: 'police',
  key: 'documents/plan.pdf',
  location: 'https://files.example.com/documents/plan.pdf',
  name: 'Ada Founder',
  nationality: 'Brazil',
  passportName: 'Ada Founder',
  region: 'ca-central-1',
  role: 'founder',
  sector: 'Robotics',
  tagline: 'Robots that sort mixed recycling',
  oneLiner: 'Robots that sort mixed recycling',
  teamName: 'Aurora Robotics',
  title: 'Sign the letter of support',
  type: 'application/pdf',
  uploadId: 'b7f0a0e2',
  url: 'https://files.example.com/documents/plan.pdf',
  username: 'ada',
}

/**
 * A value that fits a schema: for calls of which no real answer is kept. Fields that may be absent are left out unless the schema
 * or their name says what they hold.
 */
export function exampleOf(schema: JsonSchema, lookUp: (ref: string) => JsonSchema, name = ''): unknown {
  const given = schema.example ?? schema.examples?.[0] ?? schema.const ?? schema.enum?.[0]
  if (given !== undefined) return given
  if (schema.$ref !== undefined) return exampleOf(lookUp(schema.$ref), lookUp, name)
  const [first] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []
  if (first !== undefined) return exampleOf(first, lookUp, name)
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0]
  if (type === 'object') return exampleObject(schema, lookUp, name)
  if (type === 'array') return schema.items === undefined ? [] : [exampleOf(schema.items, lookUp, name)]
  if (type === 'string') return byFormat[schema.format ?? ''] ?? textFor(name)
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, 1)
  if (type === 'boolean') return true
  return null
}

function textFor(name: string): string {
  const known = byName[name]
  if (typeof known === 'string') return known
  return /id$/i.test(name) ? (byFormat.uuid as string) : 'Text'
}

function exampleObject(schema: JsonSchema, lookUp: (ref: string) => JsonSchema, name: string): unknown {
  const known = byName[name]
  if (schema.properties === undefined) return typeof known === 'object' ? known : {}
  const fields = Object.entries(schema.properties)
  const wanted = fields.filter(([field]) => schema.required?.includes(field) || field in byName)
  // A change of a record names at least one field.
  const shown = wanted.length > 0 ? wanted : fields.slice(0, 2)
  return Object.fromEntries(shown.map(([field, inner]) => [field, exampleOf(inner, lookUp, field)]))
}
