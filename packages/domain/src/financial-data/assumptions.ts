import { defaultCashFlowAssumptions } from './cash-flow.ts'
import type { CashFlowAssumptions } from './schema.ts'

export type AssumptionKey = Exclude<keyof CashFlowAssumptions, 'unit'>

/** In the order in which they are shown. */
export const assumptionKeys = [
  'avg_visit_value',
  'initial_patients_per_day',
  'growth_rate_monthly',
  'operating_days_per_month',
  'staff_cost_percentage',
  'fixed_monthly_costs',
] as const satisfies readonly AssumptionKey[]

/**
 * What the assumptions are called. The names of the fields are those of a clinic, which the specification has in mind; `unit`
 * is the founder's own word for what is sold.
 */
export function assumptionLabels(unit?: string | null): Readonly<Record<AssumptionKey, string>> {
  const word = unit?.trim() || null
  return {
    avg_visit_value: `Average value of one ${word ?? 'sale'}`,
    initial_patients_per_day: word === null ? 'Sales a day at first' : `Number a day at first (${word})`,
    growth_rate_monthly: 'Monthly growth',
    operating_days_per_month: 'Operating days per month',
    staff_cost_percentage: 'Staff cost of revenue',
    fixed_monthly_costs: 'Fixed monthly costs',
  }
}

/** The assumptions that are as in our example: who reads them must not take them for the founder's own without a look. */
export function sameAsExample(assumptions: CashFlowAssumptions): AssumptionKey[] {
  return assumptionKeys.filter((key) => assumptions[key] === defaultCashFlowAssumptions[key])
}
