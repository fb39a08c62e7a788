import * as z from 'zod'
import {
  cadSchema,
  flagSchema,
  lineSchema,
  momentSchema,
  noteSchema,
  requiredLineSchema,
  timestampFields,
} from '../shared/fields.ts'
import { supportLetterStatuses } from './kinds.ts'

export * from './kinds.ts'

/** One source of money. Amounts in whole CAD. Field names as third parties send them. */
export const fundingSourceSchema = z.object({
  source: requiredLineSchema,
  organization_type: lineSchema.nullish(),
  type: lineSchema.nullish(),
  amount: cadSchema,
  committed: flagSchema,
  support_letter_status: z.enum(supportLetterStatuses).nullish(),
  description: noteSchema.nullish(),
})

export type FundingSource = z.infer<typeof fundingSourceSchema>

function numberWithin(minimum: number, maximum: number) {
  const message = {
    error: () => `Enter a number from ${minimum} to ${maximum.toLocaleString('en-CA')}.`,
  }
  return z.number(message).min(minimum, message).max(maximum, message)
}

/** What the cash-flow model assumes. Money in whole CAD; rates as fractions (0.15 is 15%). */
export const cashFlowAssumptionsSchema = z.object({
  avg_visit_value: numberWithin(0, 1_000_000),
  initial_patients_per_day: numberWithin(0, 100_000),
  growth_rate_monthly: numberWithin(-1, 10),
  operating_days_per_month: numberWithin(0, 31),
  staff_cost_percentage: numberWithin(0, 10),
  fixed_monthly_costs: numberWithin(0, 1_000_000_000),
  unit: lineSchema.nullish().meta({ description: 'What is sold, in the member’s own word.' }),
})

export type CashFlowAssumptions = z.infer<typeof cashFlowAssumptionsSchema>

/** One month of the projection, in whole CAD; `month` counts from 1. */
export const monthlyProjectionSchema = z.object({
  month: z.int().min(1).max(600),
  revenue: z.int(),
  expenses: z.int(),
  net_cash_flow: z.int(),
  cumulative_cash: z.int(),
})

export type MonthlyProjection = z.infer<typeof monthlyProjectionSchema>

export const cashFlowProjectionsSchema = z.object({
  monthly_projections: z.array(monthlyProjectionSchema).max(120),
  assumptions: cashFlowAssumptionsSchema,
})

export type CashFlowProjections = z.infer<typeof cashFlowProjectionsSchema>

const writableFields = {
  startupCapital: cadSchema.nullable(),
  projectedBreakeven: z.int().min(0).max(600).nullable().meta({ description: 'Months until break-even.' }),
  fastTrackInvestment: cadSchema.nullable(),
  fundingSources: z.array(fundingSourceSchema, 'Enter a list.').max(200),
  cashFlowProjections: cashFlowProjectionsSchema.nullable(),
  vcInvestmentCommitted: cadSchema.nullable(),
  angelInvestmentCommitted: cadSchema.nullable(),
  settlementFunds: cadSchema.nullable(),
  totalInvestmentRequired: cadSchema.nullable(),
}

export const financialDataSchema = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  ...writableFields,
  ...timestampFields,
})

export type FinancialData = z.infer<typeof financialDataSchema>

export const updateFinancialDataSchema = z
  .object(writableFields)
  .partial()
  .extend({
    updatedAt: momentSchema.nullish().meta({
      description:
        'The updatedAt that the caller has read, or null for nothing yet. Where the data have changed since, the answer is 409.',
    }),
  })
