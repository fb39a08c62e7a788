import * as fc from 'fast-check'
import { provinceCodes } from '../geography/provinces.ts'
import { designatedOrgPlans, type EligibilityAnswers, languageTestNames } from './schema.ts'

/** Answers for tests: one case that meets everything, and arbitrary ones. */

export const eligibleAnswers = {
  hasQualifyingBusiness: true,
  ownershipData: [{ memberId: 'founder', votingRightsPct: 40 }],
  designatedOrgPlan: 'incubator',
  hasLetterOfSupport: false,
  languageTest: { test: 'IELTS', CLBListening: 7, CLBReading: 6, CLBWriting: 5, CLBSpeaking: 8 },
  settlementFundsCAD: 60_000,
  admissibilityFlags: [],
  familySize: 3,
  province: 'ON',
} as const satisfies Partial<Record<keyof EligibilityAnswers, unknown>>

/** The same, with changes; typed as the rules take it. */
export function answersWith(changes: EligibilityAnswers): EligibilityAnswers {
  return {
    ...eligibleAnswers,
    ownershipData: eligibleAnswers.ownershipData.map((share) => ({ ...share })),
    admissibilityFlags: [],
    ...changes,
  }
}

const unanswered = fc.constantFrom(null, undefined)
/** The answer given, or none. Mostly given, so that eligible cases turn up. */
const maybe = <T>(answer: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: answer }, { weight: 1, arbitrary: unanswered })

const clb = fc.integer({ min: 1, max: 12 })

export const anyLanguageTest = fc.record({
  test: fc.constantFrom(...languageTestNames),
  CLBListening: clb,
  CLBReading: clb,
  CLBWriting: clb,
  CLBSpeaking: clb,
})

export const anyShare = fc.record({
  memberId: fc.string({ maxLength: 20 }),
  votingRightsPct: fc.oneof(fc.integer({ min: 0, max: 100 }), fc.double({ min: 0, max: 100, noNaN: true })),
})

export const anyFunds = fc.integer({ min: 0, max: 120_000 })

export const anyAnswers: fc.Arbitrary<EligibilityAnswers> = fc.record({
  hasQualifyingBusiness: maybe(fc.boolean()),
  ownershipData: maybe(fc.array(anyShare, { maxLength: 4 })),
  designatedOrgPlan: maybe(fc.constantFrom(...designatedOrgPlans)),
  hasLetterOfSupport: maybe(fc.boolean()),
  languageTest: maybe(anyLanguageTest),
  settlementFundsCAD: maybe(anyFunds),
  admissibilityFlags: maybe(fc.array(fc.string({ minLength: 1, maxLength: 20 }), { maxLength: 2 })),
  familySize: maybe(fc.integer({ min: 1, max: 30 })),
  province: maybe(fc.constantFrom(...provinceCodes)),
})

/** As `anyAnswers`, but with each answer as likely good as not, so that verdicts of every kind turn up. */
export const mostlyGoodAnswers: fc.Arbitrary<EligibilityAnswers> = fc
  .record(
    Object.fromEntries(
      Object.keys(eligibleAnswers).map((key) => [key, fc.integer({ min: 0, max: 7 })]),
    ) as Record<keyof EligibilityAnswers, fc.Arbitrary<number>>,
  )
  .chain((dice) =>
    anyAnswers.map((answers) => {
      const goodKeys = Object.keys(dice).filter((key) => dice[key as keyof EligibilityAnswers] > 0)
      return {
        ...answers,
        ...Object.fromEntries(goodKeys.map((key) => [key, answersWith({})[key as keyof EligibilityAnswers]])),
      }
    }),
  )

/**
 * Answers to try a screen or a file with, where each try costs too much for hundreds. The same seed gives the same answers; at
 * least one of them was answered.
 */
export function sampleAnswers(count: number, seed: number): EligibilityAnswers[] {
  const answered = fc
    .oneof(anyAnswers, mostlyGoodAnswers)
    .filter((answers) => Object.values(answers).some((answer) => answer != null))
  return fc.sample(answered, { numRuns: count, seed })
}
