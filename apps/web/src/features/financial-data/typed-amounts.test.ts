import { assumptionLabels, type FinancialData } from '@suv/domain'
import { describe, expect, it } from 'vitest'
import { amountError, amountRemark, amountText, readAmount } from '../../ui/amount-text.ts'
import { milestoneFormSchema } from '../milestones/form/milestone-form.ts'
import { readAssumptions, toAssumptionForm } from './cashflow/assumption-form.ts'
import { emptyFinances } from './empty-finances.ts'
import { shareError, startOf, toHolders, tooMuchText } from './ownership/scenario.ts'
import { changeFields } from './use-save-finances.ts'

describe('a field for an amount', () => {
  it.each([
    ['', null, null, null],
    ['  ', null, null, null],
    ['80,000', 80_000, null, null],
    ['80 000,99 $', 80_000, null, 'Cents are left out: counted as $80,000.'],
    ['12,34', 12, null, 'Cents are left out: counted as $12.'],
    ['75.000', 75_000, null, 'Read as $75,000.'],
    ['٧٥٬٠٠٠', 75_000, null, null],
    ['-5', -5, 'Enter 0 or more.', null],
    ['2,000,000,001', 2_000_000_001, 'Enter at most 2,000,000,000.', null],
    ['a lot', Number.NaN, 'Enter Canadian dollars in digits, such as 75,000.', null],
  ])('%j', (typed, amount, error, remark) => {
    expect(readAmount(typed)).toBe(amount)
    expect(amountError(typed)).toBe(error)
    expect(amountRemark(typed)).toBe(remark)
  })

  it('reads what it shows', () => {
    for (const amount of [0, 5, 999, 1_000, 75_000, 1_999_999_999]) {
      expect(readAmount(amountText(amount))).toBe(amount)
    }
  })
})

it('the assumptions of the cash flow are read in their units', () => {
  const form = toAssumptionForm({
    avg_visit_value: 180,
    initial_patients_per_day: 8,
    growth_rate_monthly: 0.15,
    operating_days_per_month: 22,
    staff_cost_percentage: 0.55,
    fixed_monthly_costs: 15_000,
    unit: 'order',
  })
  const read = readAssumptions({
    ...form,
    avg_visit_value: '$ 199,50',
    growth_rate_monthly: '12,5 %',
    fixed_monthly_costs: '15\u202f000',
    initial_patients_per_day: '.5',
  })
  expect(read.assumptions).toMatchObject({
    avg_visit_value: 199.5,
    growth_rate_monthly: 0.125,
    fixed_monthly_costs: 15_000,
    initial_patients_per_day: 0.5,
    unit: 'order',
  })
  expect(readAssumptions({ ...form, growth_rate_monthly: 'a lot' }).errors).toEqual({
    growth_rate_monthly: 'Enter a percent from -100 to 1,000.',
  })
})

it('shares are read as they are typed, and more than there is is named', () => {
  const start = startOf([{ memberId: 'ada', name: 'Ada', shareId: null, sharePct: 60 }])
  const typed = { ...start, holders: start.holders.map((holder) => ({ ...holder, text: '60,5 %' })) }
  expect(toHolders(typed).map(({ sharePct }) => sharePct)).toEqual([60.5, 60.5])
  expect(shareError('100,5')).toBe('Enter 0 to 100.')
  expect(tooMuchText(121)).toContain('121%')
})

it('the progress of a milestone is a whole percent in any digits', () => {
  const { progress } = milestoneFormSchema.shape
  for (const typed of ['0', '100', '٣٠', '30.']) expect(progress.safeParse(typed).success).toBe(true)
  for (const typed of ['', '-1', '101', '3,5']) expect(progress.safeParse(typed).success).toBe(false)
})

it('assumptions are empty until they are entered, and then called by the founder’s own word', () => {
  const empty = toAssumptionForm(null)
  expect(new Set(Object.values(empty))).toEqual(new Set(['']))
  // Nothing is wrong with an empty field, but nothing is made up for it either.
  expect(readAssumptions(empty)).toEqual({ assumptions: null, errors: {} })
  expect(readAssumptions({ ...empty, avg_visit_value: '20' })).toEqual({ assumptions: null, errors: {} })
  const labels = Object.values(assumptionLabels('subscription'))
  expect(labels).toContain('Average value of one subscription')
  expect([...labels, ...Object.values(assumptionLabels(null))].join()).not.toMatch(/patient|visit/i)
})

it('a save is no conflict with another of the same amount', () => {
  const read = { ...emptyFinances, settlementFunds: 1 }
  const stored = (settlementFunds: number) => ({ ...emptyFinances, settlementFunds }) as FinancialData
  const build = changeFields(read, { settlementFunds: 5 })
  expect(build(stored(1))).toEqual({ settlementFunds: 5 })
  expect(build(stored(5))).toEqual({ settlementFunds: 5 })
  expect(build(stored(7))).toBeNull()
})
