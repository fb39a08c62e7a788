import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DomainError } from '../errors.ts'
import { specifiedEdition } from '../program/editions.ts'
import {
  breakEvenMonth,
  deepestShortfall,
  defaultCashFlowAssumptions,
  modelBreakEven,
  projectCashFlow,
  yearsOf,
} from './cash-flow.ts'
import { investmentStatus, securedInvestment, totalProgress } from './investment.ts'
import { cashFlowProjectionsSchema } from './schema.ts'
import { settlementFundsStatus } from './settlement-funds.ts'

describe('investmentStatus', () => {
  it.each([
    [null, null, 'Pending'],
    [199_999, 74_999, 'Pending'],
    [200_000, 0, 'Met'],
    [0, 75_000, 'Met'],
    [100_000, 75_000, 'Met'],
  ])('VC %s and angel %s: %s', (vcInvestmentCommitted, angelInvestmentCommitted, label) => {
    const status = investmentStatus({ vcInvestmentCommitted, angelInvestmentCommitted })
    expect(status.label).toBe(label)
    expect(status.isMet).toBe(label === 'Met')
  })

  it('takes its thresholds from the edition', () => {
    const edition = {
      minimumInvestment: { ...specifiedEdition.minimumInvestment, value: { vc: 10, angel: 20 } },
    }
    expect(investmentStatus({ vcInvestmentCommitted: 10 }, edition)).toEqual({
      vc: { committed: 10, minimum: 10, isMet: true },
      angel: { committed: 0, minimum: 20, isMet: false },
      isMet: true,
      label: 'Met',
    })
  })
})

describe('totalProgress', () => {
  it.each([
    [50_000, 25_000, 100_000, 75],
    [1, 0, 3, 33],
    [2, 0, 3, 67],
    [150_000, 0, 100_000, 150],
    [0, 0, 100_000, 0],
    [50_000, 0, 0, null],
    [50_000, 0, null, null],
  ])(
    '%s and %s of %s is %s',
    (vcInvestmentCommitted, angelInvestmentCommitted, totalInvestmentRequired, percent) => {
      const data = { vcInvestmentCommitted, angelInvestmentCommitted, totalInvestmentRequired }
      expect(totalProgress(data)).toBe(percent)
      expect(securedInvestment(data)).toBe(vcInvestmentCommitted + angelInvestmentCommitted)
    },
  )
})

describe('settlementFundsStatus', () => {
  it('measures against the amount of the edition, which is that in force unless another is named', () => {
    expect(settlementFundsStatus(20_000, 3, specifiedEdition)).toEqual({
      available: 20_000,
      status: 'not_met',
      required: 21_055,
      missing: 1_055,
    })
    expect(settlementFundsStatus(21_055, 3, specifiedEdition).status).toBe('met')
    expect(settlementFundsStatus(21_055, 3)).toMatchObject({ status: 'not_met', missing: 2_305 })
  })

  it('is open while the amount, or a family size that could change the answer, is not known', () => {
    expect(settlementFundsStatus(null, 3).status).toBe('not_answered')
    expect(settlementFundsStatus(20_000, null).status).toBe('not_answered')
    expect(settlementFundsStatus(20_000, null)).toMatchObject({ required: 15_263, missing: 0 })
    // Not even enough for one person: whatever the family, it is not met.
    expect(settlementFundsStatus(10_000, null).status).toBe('not_met')
  })
})

describe('projectCashFlow', () => {
  /*
   * By hand, with the default assumptions: 8 visits × 22 days × $180 = $31,680 in month 1, and 15% more each month.
   * Expenses: 55% of that plus $15,000.
   */
  const byHand = [
    { month: 1, revenue: 31_680, expenses: 32_424, net_cash_flow: -744, cumulative_cash: -744 },
    { month: 2, revenue: 36_432, expenses: 35_038, net_cash_flow: 1_394, cumulative_cash: 650 },
    { month: 3, revenue: 41_897, expenses: 38_043, net_cash_flow: 3_854, cumulative_cash: 4_504 },
    { month: 4, revenue: 48_181, expenses: 41_500, net_cash_flow: 6_681, cumulative_cash: 11_185 },
  ]

  it('gives the months that were worked out by hand', () => {
    expect(projectCashFlow(defaultCashFlowAssumptions, 4)).toEqual(byHand)
  })

  it('stays level without growth, and costs its fixed costs without visits', () => {
    const level = { ...defaultCashFlowAssumptions, growth_rate_monthly: 0 }
    expect(projectCashFlow(level, 3).map(({ cumulative_cash }) => cumulative_cash)).toEqual([
      -744, -1_488, -2_232,
    ])
    const idle = { ...defaultCashFlowAssumptions, initial_patients_per_day: 0 }
    expect(projectCashFlow(idle, 2)).toEqual([
      { month: 1, revenue: 0, expenses: 15_000, net_cash_flow: -15_000, cumulative_cash: -15_000 },
      { month: 2, revenue: 0, expenses: 15_000, net_cash_flow: -15_000, cumulative_cash: -30_000 },
    ])
  })

  it('breaks even in the first month whose cumulative cash is not below 0', () => {
    expect(breakEvenMonth(projectCashFlow(defaultCashFlowAssumptions, 12))).toBe(2)
    expect(breakEvenMonth([])).toBeNull()
    const level = { ...defaultCashFlowAssumptions, growth_rate_monthly: 0 }
    expect(breakEvenMonth(projectCashFlow(level, 120))).toBeNull()
  })

  const anyAssumptions = fc.record({
    avg_visit_value: fc.double({ min: 0, max: 10_000, noNaN: true }),
    initial_patients_per_day: fc.double({ min: 0, max: 1_000, noNaN: true }),
    growth_rate_monthly: fc.double({ min: -1, max: 0.3, noNaN: true }),
    operating_days_per_month: fc.integer({ min: 0, max: 31 }),
    staff_cost_percentage: fc.double({ min: 0, max: 2, noNaN: true }),
    fixed_monthly_costs: fc.double({ min: 0, max: 1_000_000, noNaN: true }),
  })

  it('adds up in every row, in whole dollars', () => {
    fc.assert(
      fc.property(anyAssumptions, fc.integer({ min: 0, max: 36 }), (assumptions, months) => {
        const projection = projectCashFlow(assumptions, months)
        expect(projection).toHaveLength(months)
        let cumulative = 0
        for (const [index, row] of projection.entries()) {
          cumulative += row.revenue - row.expenses
          expect(row.month).toBe(index + 1)
          expect(row.net_cash_flow).toBe(row.revenue - row.expenses)
          expect(row.cumulative_cash).toBe(cumulative)
        }
        const stored = { monthly_projections: projection, assumptions }
        expect(cashFlowProjectionsSchema.parse(stored)).toEqual(stored)
      }),
    )
  })

  it('earns no less for more growth', () => {
    fc.assert(
      fc.property(anyAssumptions, fc.double({ min: 0, max: 0.3, noNaN: true }), (assumptions, more) => {
        const faster = { ...assumptions, growth_rate_monthly: assumptions.growth_rate_monthly + more }
        const before = projectCashFlow(assumptions, 12)
        for (const [index, { revenue }] of projectCashFlow(faster, 12).entries()) {
          expect(revenue).toBeGreaterThanOrEqual(before[index]?.revenue ?? 0)
        }
      }),
    )
  })

  it.each([-1, 1.5, 121, Number.NaN])('refuses %d months', (months) => {
    expect(() => projectCashFlow(defaultCashFlowAssumptions, months)).toThrow(DomainError)
  })

  it('refuses amounts that no longer count exactly', () => {
    expect(() => projectCashFlow({ ...defaultCashFlowAssumptions, growth_rate_monthly: 10 }, 120)).toThrow(
      'Lower the growth',
    )
  })
})

describe('what a projection adds up to', () => {
  const level = { ...defaultCashFlowAssumptions, growth_rate_monthly: 0 }

  it('finds the break-even of the model, near or far or never', () => {
    expect(modelBreakEven(defaultCashFlowAssumptions)).toBe(2)
    expect(modelBreakEven(level)).toBeNull()
    // 5 visits a day earn 8,910 after staff in month 1; the losses of the first year are earned back after it.
    const slow = { ...defaultCashFlowAssumptions, initial_patients_per_day: 5, growth_rate_monthly: 0.04 }
    const found = modelBreakEven(slow) ?? 0
    expect(found).toBeGreaterThan(12)
    expect(found).toBe(breakEvenMonth(projectCashFlow(slow, 120)))
    expect(modelBreakEven({ ...level, growth_rate_monthly: 10, staff_cost_percentage: 2 })).toBeNull()
  })

  it('sums whole years', () => {
    const projection = projectCashFlow(level, 30)
    // 31,680 a month, less 32,424.
    expect(yearsOf(projection)).toEqual([
      { year: 1, revenue: 380_160, expenses: 389_088, net_cash_flow: -8_928, cumulative_cash: -8_928 },
      { year: 2, revenue: 380_160, expenses: 389_088, net_cash_flow: -8_928, cumulative_cash: -17_856 },
    ])
    expect(yearsOf([])).toEqual([])
  })

  it('tells the most that is ever missing', () => {
    expect(deepestShortfall(projectCashFlow(defaultCashFlowAssumptions, 12))).toBe(744)
    expect(deepestShortfall(projectCashFlow(level, 12))).toBe(8_928)
    expect(deepestShortfall([])).toBe(0)
  })
})
