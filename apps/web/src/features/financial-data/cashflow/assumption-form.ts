import {
  type CashFlowAssumptions,
  cashFlowAssumptionsSchema,
  readMoney,
  readNumber,
  readPercent,
} from '@suv/domain'

export type AssumptionKey = keyof CashFlowAssumptions
export type AssumptionForm = Record<AssumptionKey, string>

export type AssumptionField = {
  readonly key: AssumptionKey
  readonly label: string
  /** Stands behind the field. */
  readonly unit: '$' | '%' | ''
}

export const assumptionFields: readonly AssumptionField[] = [
  { key: 'avg_visit_value', label: 'Average visit value', unit: '$' },
  { key: 'initial_patients_per_day', label: 'Initial patients per day', unit: '' },
  { key: 'growth_rate_monthly', label: 'Monthly growth', unit: '%' },
  { key: 'operating_days_per_month', label: 'Operating days per month', unit: '' },
  { key: 'staff_cost_percentage', label: 'Staff cost of revenue', unit: '%' },
  { key: 'fixed_monthly_costs', label: 'Fixed monthly costs', unit: '$' },
]

const percentKeys = new Set<AssumptionKey>(['growth_rate_monthly', 'staff_cost_percentage'])

/** Shares as percent: 0.15 is '15'. Six places keep 0.07 from turning into 7.000000000000001. */
export function toAssumptionForm(assumptions: CashFlowAssumptions): AssumptionForm {
  return Object.fromEntries(
    assumptionFields.map(({ key }) => [
      key,
      String(percentKeys.has(key) ? Number((assumptions[key] * 100).toFixed(6)) : assumptions[key]),
    ]),
  ) as AssumptionForm
}

/** How each unit is read; cents count here, as in the price of one sale. */
const readers = { $: readMoney, '%': readPercent, '': readNumber }

/** What was typed as assumptions, or what is wrong with each field. */
export function readAssumptions(form: AssumptionForm): {
  assumptions: CashFlowAssumptions | null
  errors: Partial<Record<AssumptionKey, string>>
} {
  const values = Object.fromEntries(
    assumptionFields.map(({ key, unit }) => {
      const value = readers[unit](form[key]) ?? Number.NaN
      return [key, percentKeys.has(key) ? Number((value / 100).toFixed(8)) : value]
    }),
  )
  const { success, data, error } = cashFlowAssumptionsSchema.safeParse(values)
  if (success) return { assumptions: data, errors: {} }
  const errors: Partial<Record<AssumptionKey, string>> = {}
  for (const { path } of error.issues) {
    const key = path[0] as AssumptionKey
    errors[key] = limits[key]
  }
  return { assumptions: null, errors }
}

/** The schema's limits, in the units that are typed. */
const limits: Record<AssumptionKey, string> = {
  avg_visit_value: 'Enter a number from 0 to 1,000,000.',
  initial_patients_per_day: 'Enter a number from 0 to 100,000.',
  growth_rate_monthly: 'Enter a percent from -100 to 1,000.',
  operating_days_per_month: 'Enter a number from 0 to 31.',
  staff_cost_percentage: 'Enter a percent from 0 to 1,000.',
  fixed_monthly_costs: 'Enter a number from 0 to 1,000,000,000.',
}
