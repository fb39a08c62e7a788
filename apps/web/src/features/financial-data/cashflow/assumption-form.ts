import {
  type AssumptionKey,
  assumptionKeys,
  type CashFlowAssumptions,
  cashFlowAssumptionsSchema,
  readMoney,
  readNumber,
  readPercent,
} from '@suv/domain'

/** What is typed, and the founder's own word for what is sold. */
export type AssumptionForm = Record<AssumptionKey | 'unit', string>

/** What stands before or behind each field. */
export const assumptionUnits: Readonly<Record<AssumptionKey, '$' | '%' | ''>> = {
  avg_visit_value: '$',
  initial_patients_per_day: '',
  growth_rate_monthly: '%',
  operating_days_per_month: '',
  staff_cost_percentage: '%',
  fixed_monthly_costs: '$',
}

/** Shares as percent: 0.15 is '15'. Six places keep 0.07 from turning into 7.000000000000001. Empty until entered. */
export function toAssumptionForm(assumptions: CashFlowAssumptions | null): AssumptionForm {
  const shown = (key: AssumptionKey) => {
    if (assumptions === null) return ''
    const value = assumptions[key]
    return String(assumptionUnits[key] === '%' ? Number((value * 100).toFixed(6)) : value)
  }
  return {
    ...(Object.fromEntries(assumptionKeys.map((key) => [key, shown(key)])) as Record<AssumptionKey, string>),
    unit: assumptions?.unit ?? '',
  }
}

/** How each unit is read; cents count here, as in the price of one sale. */
const readers = { $: readMoney, '%': readPercent, '': readNumber }

/** What was typed as assumptions, or what is wrong with each field; an empty one keeps them from being whole, and is no error. */
export function readAssumptions(form: AssumptionForm): {
  assumptions: CashFlowAssumptions | null
  errors: Partial<Record<AssumptionKey, string>>
} {
  const values = Object.fromEntries(
    assumptionKeys.map((key) => {
      const unit = assumptionUnits[key]
      const value = readers[unit](form[key]) ?? Number.NaN
      return [key, unit === '%' ? Number((value / 100).toFixed(8)) : value]
    }),
  )
  const { success, data, error } = cashFlowAssumptionsSchema.safeParse({
    ...values,
    unit: form.unit.trim() || null,
  })
  if (success) return { assumptions: data, errors: {} }
  const errors: Partial<Record<AssumptionKey, string>> = {}
  for (const { path } of error.issues) {
    const key = assumptionKeys.find((candidate) => candidate === path[0])
    if (key !== undefined && form[key].trim() !== '') errors[key] = limits[key]
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
