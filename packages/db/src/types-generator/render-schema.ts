import { FieldNames } from '../field-names.ts'
import { jsonTypes } from './json-types.ts'
import type { Column } from './read-columns.ts'

const lineWidth = 110

const typeByPostgresType: Readonly<Record<string, string>> = {
  bool: 'boolean',
  // As `type-parsers.ts` reads them.
  date: 'string',
  int8: 'number',
  float8: 'number',
  int4: 'number',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
}

class Names extends FieldNames {
  field(column: string): string {
    return this.camelCase(column)
  }
}
const names = new Names()

/** The text of `schema.generated.ts`, formatted as Biome would. @throws for a type that it does not know. */
export function renderSchema(columns: readonly Column[]): string {
  const tables = Map.groupBy(columns, ({ table }) => table)
  const imports = new Set<string>()
  const types = [...tables].map(([table, ofTable]) => renderTable(table, ofTable, imports))
  const entries = [...tables.keys()].map((table) => `  ${names.field(table)}: ${typeName(table)}`)
  const imported = [...imports].sort().map((name) => `  ${name},`)
  return [
    `/*\n * The tables as Kysely sees them. Generated from the migrated database: pnpm --filter db generate:types\n */\n`,
    `import type {\n${imported.join('\n')}\n} from '@suv/domain'`,
    `import type { Generated } from 'kysely'`,
    `import type { GeneratedJson, Json, NullableJson } from './column-types.ts'\n`,
    ...types,
    `export type Database = {\n${entries.join('\n')}\n}\n`,
  ].join('\n')
}

function renderTable(table: string, columns: readonly Column[], imports: Set<string>): string {
  const fields = columns.map((column) => comment(column.comment, '  ') + renderField(column, imports))
  const tableComment = comment(columns[0]?.tableComment ?? null, '')
  return `${tableComment}export type ${typeName(table)} = {\n${fields.join('\n')}\n}\n`
}

function renderField(column: Column, imports: Set<string>): string {
  const field = names.field(column.column)
  if (column.type === 'jsonb') {
    const key = `${names.field(column.table)}.${field}`
    const json = jsonTypes[key]
    if (json === undefined) throw new Error(`json-types.ts does not say what ${key} holds`)
    for (const name of json.imports ?? []) imports.add(name)
    return `  ${field}: ${wrapJson(column, json.type)}`
  }
  const base = typeByPostgresType[column.type]
  if (base === undefined) throw new Error(`no type for ${column.table}.${column.column} (${column.type})`)
  const members = column.values === undefined ? [base] : column.values.map((value) => `'${value}'`)
  if (column.nullable) members.push('null')
  const onOneLine = column.hasDefault
    ? `  ${field}: Generated<${members.join(' | ')}>`
    : `  ${field}: ${members.join(' | ')}`
  if (onOneLine.length <= lineWidth) return onOneLine
  if (column.hasDefault) {
    const inBrackets = `    ${members.join(' | ')}`
    const lines = inBrackets.length <= lineWidth ? [inBrackets] : members.map((member) => `    | ${member}`)
    return `  ${field}: Generated<\n${lines.join('\n')}\n  >`
  }
  return `  ${field}:\n${members.map((member) => `    | ${member}`).join('\n')}`
}

/** jsonb is written as JSON text. */
function wrapJson({ nullable, hasDefault }: Column, type: string): string {
  if (nullable) return `NullableJson<${type}>`
  return hasDefault ? `GeneratedJson<${type}>` : `Json<${type}>`
}

function comment(text: string | null, indent: string): string {
  return text === null ? '' : `${indent}/** ${text} */\n`
}

function typeName(table: string): string {
  const name = names.field(table)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Table`
}
