import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../shared/days.ts'
import { irccLetterKinds } from './kinds.ts'
import { isOpenConcern, letterLimits, perfectingText } from './limits.ts'

const receivedOn = '2026-11-10'
const today = '2026-11-22'
const letter = (values: object = {}) => ({
  kind: 'refusal' as (typeof irccLetterKinds)[number],
  receivedOn,
  limitDays: null,
  inCanada: true,
  ...values,
})

describe('the days of a letter', () => {
  it('are 15 in Canada and 60 outside to ask for leave', () => {
    expect(letterLimits(letter(), today)).toEqual([
      { name: 'To ask the Federal Court for leave', day: '2026-11-25', daysLeft: 3 },
    ])
    expect(letterLimits(letter({ inCanada: false }), today)).toMatchObject([
      { day: '2027-01-09', daysLeft: 48 },
    ])
  })

  it('are the letter’s own where it names them', () => {
    const fairness = letter({ kind: 'fairness', limitDays: 15 })
    expect(letterLimits(fairness, today)).toEqual([
      { name: 'The letter’s own limit', day: '2026-11-25', daysLeft: 3 },
    ])
    expect(letterLimits(fairness, '2026-11-26')).toMatchObject([{ daysLeft: -1 }])
    expect(letterLimits(letter({ kind: 'request' }), today)).toEqual([])
  })

  it('never show the 75 days of perfecting as a limit to file', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...irccLetterKinds),
        fc.boolean(),
        fc.option(fc.integer({ min: 1, max: 74 })),
        (kind, inCanada, limitDays) => {
          const days = letterLimits(letter({ kind, inCanada, limitDays }), today).map(({ day }) => day)
          expect(days).not.toContain(addDays(receivedOn, 75))
        },
      ),
    )
    expect(perfectingText).toContain('not the limit to file')
  })
})

it('a concern is open until a text or a paper answers it', () => {
  const concern = { text: 'Purpose', answer: ' ', paper: '' }
  expect(isOpenConcern(concern)).toBe(true)
  expect(isOpenConcern({ ...concern, answer: 'See the plan.' })).toBe(false)
  expect(isOpenConcern({ ...concern, paper: 'Sales ledger' })).toBe(false)
  expect(isOpenConcern({ ...concern, documentIds: ['0190d1f2-0000-7000-8000-000000000000'] })).toBe(false)
})
