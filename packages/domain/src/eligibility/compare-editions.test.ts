import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProgramEdition } from '../program/edition.ts'
import { latestEdition, programEditions, specifiedEdition } from '../program/editions.ts'
import { compareEditions } from './compare-editions.ts'
import { evaluate } from './evaluate.ts'
import { type EligibilityAnswers, editionComparisonSchema } from './schema.ts'
import { answersWith, anyAnswers } from './testing.ts'

function compare(answers: EligibilityAnswers, base: ProgramEdition, newer: ProgramEdition) {
  return compareEditions(evaluate(answers, base), evaluate(answers, newer), newer)
}

describe('compareEditions', () => {
  it('says which amount a newer edition asks for, and what that does to the verdict', () => {
    const answers = answersWith({ familySize: 3, settlementFundsCAD: 21_055 })
    const comparison = compare(answers, specifiedEdition, latestEdition)
    expect(comparison).toMatchObject({
      edition: { id: '2026', effectiveFrom: '2026-06-30' },
      eligibilityResult: 'partially_eligible',
      gapsToAddress: ['Increase settlement funds by $2,305 CAD'],
      verdictChanged: true,
      intake: { status: 'paused', effectiveFrom: '2026-06-30' },
    })
    expect(comparison.differences).toEqual([
      {
        key: 'settlement_funds',
        title: 'Settlement funds',
        amountCAD: 21_055,
        newerAmountCAD: 23_360,
        threshold: 'At least $21,055 for a family of 3',
        newerThreshold: 'At least $23,360 for a family of 3',
        status: 'met',
        newerStatus: 'not_met',
        source: latestEdition.settlementFunds.source,
        effectiveFrom: '2025-07-29',
        checkedOn: latestEdition.settlementFunds.checkedOn,
      },
    ])
  })

  it('reports an amount that changed even where the verdict stands', () => {
    const comparison = compare(answersWith({}), specifiedEdition, latestEdition)
    expect(comparison.verdictChanged).toBe(false)
    expect(comparison.differences.map((difference) => difference.key)).toEqual(['settlement_funds'])
  })

  it('finds nothing between an edition and itself', () => {
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom(...programEditions), (answers, edition) => {
        const comparison = compare(answers, edition, edition)
        expect(comparison.differences).toEqual([])
        expect(comparison.verdictChanged).toBe(false)
      }),
    )
  })

  it('agrees with evaluate and with its schema', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const comparison = compare(answers, specifiedEdition, latestEdition)
        const { eligibilityResult, gapsToAddress } = evaluate(answers, latestEdition)
        expect(comparison).toMatchObject({ eligibilityResult, gapsToAddress })
        expect(editionComparisonSchema.parse(comparison)).toEqual(comparison)
      }),
    )
  })
})
