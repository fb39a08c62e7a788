import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { latestEdition, programEditions, specifiedEdition } from '../program/editions.ts'
import { assess } from './assess.ts'
import { answersWith, anyAnswers, mostlyGoodAnswers } from './testing.ts'
import { verdictOn } from './verdict.ts'

const answersOfAnyKind = fc.oneof(anyAnswers, mostlyGoodAnswers)

describe('the verdict that is shown', () => {
  it('is that of the edition in force, whichever edition an assessment was stored under', () => {
    fc.assert(
      fc.property(answersOfAnyKind, fc.constantFrom(...programEditions), (answers, storedUnder) => {
        const stored = assess(answers, storedUnder)
        const shown = verdictOn(stored)
        expect(shown).toEqual(verdictOn(answers))
        expect(shown.edition).toBe(latestEdition)
        const inForce = stored.editions.find(({ id }) => id === latestEdition.id)
        expect(shown.gaps).toEqual(inForce?.gapsToAddress)
        if (shown.result !== 'incomplete') expect(shown.result).toBe(inForce?.eligibilityResult)
        if (shown.result === 'incomplete') expect(inForce?.eligibilityResult).toBe('eligible')
      }),
    )
  })

  it('agrees with what REST answers for the same edition', () => {
    fc.assert(
      fc.property(answersOfAnyKind, fc.constantFrom(...programEditions), (answers, edition) => {
        const answered = assess(answers, edition)
        const shown = verdictOn(answers, edition)
        expect(shown.gaps).toEqual(answered.gapsToAddress)
        expect(shown.unanswered).toEqual(answered.unanswered)
        expect(shown.result === 'eligible').toBe(
          answered.eligibilityResult === 'eligible' && answered.unanswered.length === 0,
        )
      }),
    )
  })

  it('never calls eligible, or met, what is open', () => {
    fc.assert(
      fc.property(answersOfAnyKind, fc.constantFrom(...programEditions), (answers, edition) => {
        const { result, criteria, unanswered } = verdictOn(answers, edition)
        if (result === 'eligible') {
          expect(unanswered).toEqual([])
          expect(criteria.every(({ status }) => status === 'met')).toBe(true)
        }
        for (const { key, status } of criteria) {
          expect(status === 'not_answered').toBe(unanswered.includes(key))
        }
      }),
    )
  })

  it('has the amounts of its own edition as gaps', () => {
    const answers = answersWith({ settlementFundsCAD: 22_000 })
    expect(verdictOn(answers)).toMatchObject({
      result: 'partially_eligible',
      gaps: ['Increase settlement funds by $1,360 CAD'],
    })
    expect(verdictOn(answers, specifiedEdition)).toMatchObject({ result: 'eligible', gaps: [] })
  })

  it('is open where the family size, the province or a concern was not answered', () => {
    for (const left of [{ familySize: null }, { province: null }, { admissibilityFlags: null }]) {
      expect(verdictOn(answersWith(left))).toMatchObject({ result: 'incomplete' })
    }
  })
})
