import { expect, it } from 'vitest'
import { summarizeApplication } from './summary.ts'

const nothing = {
  milestones: [],
  planProgress: 0,
  finances: null,
  documents: [],
  matches: [],
  matchThreshold: 70,
  letters: [],
}

it('is empty for an empty account, and advises the three first steps', () => {
  const summary = summarizeApplication(nothing)
  expect(summary).toMatchObject({ readiness: 0, matchCount: 0, upcoming: [], topMatches: [] })
  expect(summary.investment.label).toBe('Pending')
  expect(Object.values(summary.checklist).map(({ isDone }) => isDone)).toEqual([false, false, false, false])
  expect(summary.actions).toEqual([
    'complete_business_plan',
    'secure_investment',
    'connect_with_organizations',
  ])
})

it.each([
  [79, 0, ['complete_business_plan', 'secure_investment']],
  [80, 0, ['secure_investment']],
  [79, 1, ['complete_business_plan']],
  [80, 1, ['great_progress']],
])('advises by a plan of %i percent and $%i committed', (planProgress, committed, actions) => {
  const summary = summarizeApplication({
    ...nothing,
    planProgress,
    finances: { vcInvestmentCommitted: committed, angelInvestmentCommitted: null },
    matches: [{ compatibilityScore: 80, status: 'potential', supportLetterReceived: false }],
  })
  expect(summary.actions).toEqual(actions)
  expect(summary.checklist.businessPlan.isDone).toBe(planProgress >= 80)
  expect(summary.checklist.investment).toEqual({ isDone: committed > 0, secured: committed })
  expect(summary.investment.label).toBe('Pending')
})

it.each([
  [{ vcInvestmentCommitted: 199_999, angelInvestmentCommitted: 74_999 }, 'Pending'],
  [{ vcInvestmentCommitted: 200_000, angelInvestmentCommitted: null }, 'Met'],
  [{ vcInvestmentCommitted: null, angelInvestmentCommitted: 75_000 }, 'Met'],
])('calls an investment of %o %s', (finances, label) => {
  expect(summarizeApplication({ ...nothing, finances }).investment.label).toBe(label)
})

it('shows the three best matches, counts those that fit, and a letter of any organization', () => {
  const matches = [10, 90, 75, 70, 99, 72].map((compatibilityScore) => ({
    compatibilityScore,
    status: compatibilityScore === 99 ? ('rejected' as const) : ('potential' as const),
    supportLetterReceived: compatibilityScore === 10,
  }))
  const { topMatches, matchCount, checklist } = summarizeApplication({ ...nothing, matches })
  expect(topMatches.map(({ compatibilityScore }) => compatibilityScore)).toEqual([90, 75, 72])
  expect(matchCount).toBe(4)
  expect(checklist.supportLetter.isDone).toBe(true)
})

it('counts all milestones for the readiness and the first phase by itself', () => {
  const milestones = [
    { status: 'completed', phase: 'phase_1', order: 2 },
    { status: 'upcoming', phase: 'phase_1', order: 1 },
    { status: 'future', phase: 'phase_5', order: 0 },
    { status: 'completed', phase: null, order: 0 },
  ] as const
  const { readiness, phaseOne, upcoming } = summarizeApplication({ ...nothing, milestones })
  expect(readiness).toBe(50)
  expect(phaseOne).toMatchObject({ total: 2, completed: 1, percent: 50 })
  expect(upcoming.map(({ order }) => order)).toEqual([1])
})

it('calls a letter received that the tracker has as issued, and none that is pending', () => {
  const isDone = (status: 'issued' | 'pending') =>
    summarizeApplication({ ...nothing, letters: [{ status }] }).checklist.supportLetter.isDone
  expect(isDone('issued')).toBe(true)
  expect(isDone('pending')).toBe(false)
})
