import { eligibleAnswers as answers } from '@suv/domain/testing'

/** Answers of a person whom every rule finds in order, and who signs in. */
export const eligibleAnswers = {
  ...answers,
  ownershipData: [{ memberId: 'me', votingRightsPct: 40 }],
  hasLetterOfSupport: true,
  languageTest: { test: 'IELTS', CLBListening: 7, CLBReading: 7, CLBWriting: 7, CLBSpeaking: 7 },
  admissibilityFlags: [] as string[],
} as const

/** The example of the REST documentation: three things to improve. */
export const partiallyEligibleAnswers = {
  ...eligibleAnswers,
  ownershipData: [{ memberId: 'me', votingRightsPct: 9 }],
  languageTest: { test: 'IELTS', CLBListening: 5, CLBReading: 5, CLBWriting: 4, CLBSpeaking: 5 },
  settlementFundsCAD: 20_000,
} as const
