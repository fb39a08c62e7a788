import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { programEditions } from '../program/editions.ts'
import { evaluate } from './evaluate.ts'
import { abilities, clbFields, type EligibilityAnswers, eligibilityResults } from './schema.ts'
import { anyAnswers, anyFunds, anyLanguageTest, anyShare, mostlyGoodAnswers } from './testing.ts'

const answersOfAnyKind = fc.oneof(anyAnswers, mostlyGoodAnswers)

/** 0 for eligible, 2 for not eligible. */
const severity = (answers: EligibilityAnswers, edition: (typeof programEditions)[number]) =>
  eligibilityResults.indexOf(evaluate(answers, edition).eligibilityResult)

describe.each(programEditions.map((edition) => [edition.id, edition] as const))(
  'edition %s',
  (_, edition) => {
    it('never worsens a verdict for more money', () => {
      fc.assert(
        fc.property(answersOfAnyKind, anyFunds, anyFunds, (answers, settlementFundsCAD, more) => {
          const before = { ...answers, settlementFundsCAD }
          const after = { ...answers, settlementFundsCAD: settlementFundsCAD + more }
          expect(severity(after, edition)).toBeLessThanOrEqual(severity(before, edition))
        }),
      )
    })

    it('never worsens a verdict for higher scores', () => {
      fc.assert(
        fc.property(answersOfAnyKind, anyLanguageTest, anyLanguageTest, (answers, languageTest, other) => {
          const higher = { ...languageTest }
          for (const ability of abilities) {
            const field = clbFields[ability]
            higher[field] = Math.max(languageTest[field], other[field])
          }
          expect(severity({ ...answers, languageTest: higher }, edition)).toBeLessThanOrEqual(
            severity({ ...answers, languageTest }, edition),
          )
        }),
      )
    })

    it('never worsens a verdict for more ownership', () => {
      fc.assert(
        fc.property(
          answersOfAnyKind,
          fc.array(fc.tuple(anyShare, fc.double({ min: 0, max: 100, noNaN: true })), { maxLength: 4 }),
          (answers, shares) => {
            const ownershipData = shares.map(([share]) => share)
            const more = shares.map(([share, extra]) => ({
              ...share,
              votingRightsPct: Math.min(100, share.votingRightsPct + extra),
            }))
            expect(severity({ ...answers, ownershipData: more }, edition)).toBeLessThanOrEqual(
              severity({ ...answers, ownershipData }, edition),
            )
          },
        ),
      )
    })

    it('never improves a verdict for leaving out what a gap stands for', () => {
      const keys = [
        'hasQualifyingBusiness',
        'ownershipData',
        'designatedOrgPlan',
        'hasLetterOfSupport',
        'languageTest',
        'settlementFundsCAD',
      ] as const
      fc.assert(
        fc.property(answersOfAnyKind, fc.constantFrom(...keys), (answers, key) => {
          expect(severity({ ...answers, [key]: null }, edition)).toBeGreaterThanOrEqual(
            severity(answers, edition),
          )
        }),
      )
    })

    it('gives not_eligible for Quebec, and for nothing else', () => {
      fc.assert(
        fc.property(answersOfAnyKind, (answers) => {
          expect(evaluate({ ...answers, province: 'QC' }, edition).eligibilityResult).toBe('not_eligible')
          const { eligibilityResult } = evaluate(answers, edition)
          expect(eligibilityResult === 'not_eligible').toBe(answers.province === 'QC')
        }),
      )
    })

    it('has no gap exactly when eligible, unless only an admissibility concern stands', () => {
      fc.assert(
        fc.property(answersOfAnyKind, (answers) => {
          const { eligibilityResult, gapsToAddress } = evaluate(answers, edition)
          const hasConcern = (answers.admissibilityFlags ?? []).length > 0
          if (eligibilityResult === 'eligible') {
            expect(gapsToAddress).toEqual([])
            expect(hasConcern).toBe(false)
          } else if (gapsToAddress.length === 0) {
            expect(eligibilityResult).toBe('partially_eligible')
            expect(hasConcern).toBe(true)
          }
        }),
      )
    })

    it('marks what was not answered, and only that, as without a fact', () => {
      fc.assert(
        fc.property(answersOfAnyKind, (answers) => {
          for (const criterion of evaluate(answers, edition).criteria) {
            expect(criterion.fact === null).toBe(criterion.status === 'not_answered')
          }
        }),
      )
    })

    it('leaves its arguments alone and decides alike each time', () => {
      fc.assert(
        fc.property(answersOfAnyKind, (answers) => {
          const before = JSON.stringify({ answers, edition })
          const first = evaluate(answers, edition)
          expect(evaluate(answers, edition)).toEqual(first)
          expect(JSON.stringify({ answers, edition })).toBe(before)
        }),
      )
    })
  },
)

describe('the arbitrary answers', () => {
  it('reach every verdict, so that the properties say something', () => {
    const seen = new Set(
      fc
        .sample(answersOfAnyKind, { numRuns: 500, seed: 1 })
        .map((answers) => evaluate(answers).eligibilityResult),
    )
    expect([...seen].sort()).toEqual([...eligibilityResults].sort())
  })
})
