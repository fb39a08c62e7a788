import * as z from 'zod'

/*
 * What tests make of a schema, so that they follow it when a field is added: the emptiest record, one with something in every
 * field, and what is just not allowed in a field.
 */

type Field = {
  readonly type?: string
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Field[]
  readonly items?: Field
  readonly minimum?: number
  readonly maximum?: number
}

/** Every field by name, without the null that it may be. `input`: as it is sent, else as it is answered. */
function fieldsOf(
  schema: z.ZodType,
  io: 'input' | 'output',
): [name: string, field: Field, isNullable: boolean][] {
  const { properties = {} } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return Object.entries(properties as Record<string, Field>).map(([name, field]) => {
    const some = field.anyOf?.filter(({ type }) => type !== 'null')
    return [name, some?.[0] ?? field, some !== undefined && some.length < (field.anyOf?.length ?? 0)]
  })
}

/** A record in which nothing is said that may be left unsaid. Texts are empty, whatever the schema asks of them. */
export function emptyOf<Schema extends z.ZodType>(schema: Schema): z.output<Schema> {
  const values = fieldsOf(schema, 'output').map(([name, field, isNullable]) => {
    if (isNullable) return [name, null]
    if (field.enum !== undefined) return [name, field.enum[0]]
    if (field.type === 'array') return [name, []]
    if (field.type === 'boolean') return [name, false]
    if (field.type === 'integer' || field.type === 'number') return [name, field.minimum ?? 0]
    return [name, '']
  })
  return Object.fromEntries(values) as z.output<Schema>
}

/** What may be sent, with something in every field that is not there by itself. */
export function filledOf<Schema extends z.ZodType>(schema: Schema): z.input<Schema> {
  const values = fieldsOf(schema, 'input').map(([name, field]) => [name, sampleOf(field)])
  return Object.fromEntries(values) as z.input<Schema>
}

function sampleOf({ type, format, enum: options, items, minimum = 0, maximum }: Field): unknown {
  if (options !== undefined) return options.at(-1)
  if (type === 'array') return items === undefined ? [] : [sampleOf(items)]
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return Math.min(minimum + 1, maximum ?? minimum + 1)
  if (format === 'date-time') return '2027-01-15T00:00:00.000Z'
  if (format === 'date') return '2027-01-15'
  if (format === 'uuid') return '0195f0a0-0000-7000-8000-000000000001'
  return 'Text'
}

type Bounds = { readonly field: string; readonly outside: 'list' | readonly number[] }

/** What a CHECK of a field's column refuses too: the numbers just outside a range, and for a list whatever is none. */
export function boundsOf(schema: z.ZodType): Bounds[] {
  return fieldsOf(schema, 'output').flatMap(([field, { type, minimum, maximum }]): Bounds[] => {
    if (type === 'array') return [{ field, outside: 'list' }]
    if (type !== 'integer' || minimum === undefined || maximum === undefined) return []
    return [{ field, outside: [minimum - 1, maximum + 1] }]
  })
}

/** Of every field, values that it does not take: numbers just outside, and what is of another kind. */
export function refusedBy(schema: z.ZodType): [name: string, value: unknown][] {
  return fieldsOf(schema, 'input').flatMap(([name, field]) =>
    refusedIn(field).map((value): [string, unknown] => [name, value]),
  )
}

function refusedIn({ type, format, enum: options, minimum, maximum }: Field): unknown[] {
  if (options !== undefined) return ['', `${options[0]} or another`]
  if (type === 'integer' || type === 'number') {
    return [
      'many',
      ...(minimum === undefined ? [] : [minimum - 1]),
      ...(maximum === undefined ? [] : [maximum + 1]),
    ]
  }
  if (type === 'string' && format !== undefined) return ['tomorrow', 5]
  return type === 'string' ? [5] : ['none', 5]
}
