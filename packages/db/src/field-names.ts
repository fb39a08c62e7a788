import { CamelCasePlugin, type PluginTransformResultArgs, type QueryResult, type UnknownRow } from 'kysely'

/**
 * Maps snake_case columns to the specification's field names, both ways and exactly: `settlement_funds_cad` is
 * `settlementFundsCAD`. The stock plugin would read that column back as `settlementFundsCad`. Keys inside jsonb values stay
 * as they are.
 */
export class FieldNames extends CamelCasePlugin {
  constructor() {
    super({ maintainNestedObjectKeys: true })
  }

  /** Nothing is left to do: the pool names columns by `toFieldName` as they arrive, once for all rows. */
  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result
  }

  override camelCase(name: string): string {
    return super.camelCase(name).replace(/Cad$/, 'CAD')
  }
}

const mapping = new FieldNames()
const known = new Map<string, string>()

/** The field of a column, as `FieldNames` maps it. */
export function toFieldName(column: string): string {
  const field = known.get(column)
  if (field !== undefined) return field
  const found = mapping.camelCase(column)
  known.set(column, found)
  return found
}
