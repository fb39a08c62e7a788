import { DomainError } from '../errors.ts'
import type { CashFlowAssumptions, MonthlyProjection } from './schema.ts'

/** An example to begin with (specification 2, section 9); never shown as the member's own figures. */
export const defaultCashFlowAssumptions: Readonly<CashFlowAssumptions> = {
  avg_visit_value: 180,
  initial_patients_per_day: 8,
  growth_rate_monthly: 0.15,
  operating_days_per_month: 22,
  staff_cost_percentage: 0.55,
  fixed_monthly_costs: 15_000,
}

/** Months until break-even as stored by default; the model's own answer stands beside it. */
export const defaultBreakEvenMonths = 18

/** How many months the financial screen shows. */
export const shownMonths = 12

const longestProjection = 120

/**
 * Month by month, in whole CAD:
 * visits a day = initial × (1 + growth) ^ (month − 1); revenue = visits a day × operating days × value of a visit;
 * expenses = revenue × staff share + fixed costs; net = revenue − expenses; cumulative = the nets so far, from 0.
 * Visits stay fractions, as an average. Revenue and expenses are rounded each, and net is their difference, so that every
 * row adds up as shown.
 * Throws `invalid_input` for a number of months outside 0 to 120, and for amounts too large to count exactly.
 */
export function projectCashFlow(assumptions: CashFlowAssumptions, months: number): MonthlyProjection[] {
  if (!Number.isInteger(months) || months < 0 || months > longestProjection) {
    throw new DomainError('invalid_input', `A projection covers 0 to ${longestProjection} months.`)
  }
  const projection: MonthlyProjection[] = []
  let cumulative = 0
  for (let month = 1; month <= months; month += 1) {
    const { revenue, expenses } = monthOf(assumptions, month)
    const net = revenue - expenses
    cumulative += net
    if (![revenue, expenses, net, cumulative].every(Number.isSafeInteger)) {
      throw new DomainError(
        'invalid_input',
        'These assumptions lead to amounts that are too large. Lower the growth or the number of months.',
      )
    }
    projection.push({ month, revenue, expenses, net_cash_flow: net, cumulative_cash: cumulative })
  }
  return projection
}

function monthOf(assumptions: CashFlowAssumptions, month: number): { revenue: number; expenses: number } {
  const visitsPerDay =
    assumptions.initial_patients_per_day * (1 + assumptions.growth_rate_monthly) ** (month - 1)
  const revenue = visitsPerDay * assumptions.operating_days_per_month * assumptions.avg_visit_value
  const expenses = revenue * assumptions.staff_cost_percentage + assumptions.fixed_monthly_costs
  return { revenue: Math.round(revenue), expenses: Math.round(expenses) }
}

/** The first month whose cumulative cash is 0 or more; null where the projection does not reach it. */
export function breakEvenMonth(
  projection: readonly Pick<MonthlyProjection, 'month' | 'cumulative_cash'>[],
): number | null {
  return projection.find(({ cumulative_cash }) => cumulative_cash >= 0)?.month ?? null
}

/**
 * The first month in which the model has earned back its losses, looked for in up to 120 months; null where that never
 * happens, or where the amounts grow past counting before it does.
 */
export function modelBreakEven(assumptions: CashFlowAssumptions): number | null {
  for (const months of [shownMonths, 36, longestProjection]) {
    try {
      const found = breakEvenMonth(projectCashFlow(assumptions, months))
      if (found !== null) return found
    } catch (error) {
      if (error instanceof DomainError) return null
      throw error
    }
  }
  return null
}

/** Twelve months together, in whole CAD; `cumulative_cash` is where the year ends. */
export type ProjectedYear = Omit<MonthlyProjection, 'month'> & { readonly year: number }

/** Whole years of a projection; months beyond the last whole year are left out. */
export function yearsOf(projection: readonly MonthlyProjection[]): ProjectedYear[] {
  return Array.from({ length: Math.floor(projection.length / 12) }, (_, index) => {
    const months = projection.slice(12 * index, 12 * (index + 1))
    const sum = (field: 'revenue' | 'expenses' | 'net_cash_flow') =>
      months.reduce((total, month) => total + month[field], 0)
    return {
      year: index + 1,
      revenue: sum('revenue'),
      expenses: sum('expenses'),
      net_cash_flow: sum('net_cash_flow'),
      cumulative_cash: months.at(-1)?.cumulative_cash ?? 0,
    }
  })
}

/** The most that the model is ever behind, in whole CAD: what has to be financed. 0 where it never is. */
export function deepestShortfall(projection: readonly Pick<MonthlyProjection, 'cumulative_cash'>[]): number {
  return Math.max(0, ...projection.map(({ cumulative_cash }) => -cumulative_cash))
}
