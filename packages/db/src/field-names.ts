import { CamelCasePlugin } from 'kysely'

/**
 * Maps snake_case columns to the specification's field names, both ways and exactly: `settlement_funds_cad` is
 * `settlementFundsCAD`. The stock plugin would read that column back as `settlementFundsCad`. Keys inside jsonb values stay
 * as they are.
 */
export class FieldNames extends CamelCasePlugin {
  constructor() {
    super({ maintainNestedObjectKeys: true })
  }

  protected override camelCase(name: string): string {
    return super.camelCase(name).replace(/Cad$/, 'CAD')
  }
}
