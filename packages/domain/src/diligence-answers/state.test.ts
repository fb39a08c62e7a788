import { expect, it } from 'vitest'
import { practiceFacts } from '../program/practice.ts'
import { diligenceHeadingNames, diligenceHeadings, diligenceQuestionCount } from './kinds.ts'
import { diligenceByHeading, diligenceState } from './state.ts'

const today = '2026-11-22'
const answer = { answer: 'Twelve clinics pay.', paper: 'Ledger', paperDatedOn: '2026-05-22' }

it.each([
  [{}, 'counts'],
  [{ paperDatedOn: '2026-05-21' }, 'old'],
  [{ paperDatedOn: null }, 'open'],
  [{ paperDatedOn: '2026-11-23' }, 'open'],
  [{ paper: ' ' }, 'open'],
  [{ answer: '' }, 'open'],
])('an answer with %j is %s', (values, state) => {
  expect(diligenceState({ ...answer, ...values }, today)).toBe(state)
})

it('has the ten headings and the 26 questions that were reported', () => {
  const reported = practiceFacts.find(({ title }) => title === 'Due diligence letter')?.value ?? ''
  expect(reported).toContain(`${diligenceQuestionCount} questions`)
  for (const heading of diligenceHeadings) {
    expect(reported).toContain(diligenceHeadingNames[heading].toLowerCase())
  }
})

it('lists the answers under their heading', () => {
  const byHeading = diligenceByHeading([{ ...answer, heading: 'finance' as const }], today)
  expect(byHeading).toHaveLength(10)
  expect(byHeading.flatMap(({ heading, answers }) => answers.map(({ state }) => [heading, state]))).toEqual([
    ['finance', 'counts'],
  ])
})
