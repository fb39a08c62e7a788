/** The four abilities, in the order and spelling that screens and gap texts use. */
export const abilities = ['listening', 'reading', 'writing', 'speaking'] as const

export type Ability = (typeof abilities)[number]

/** The field of `languageTest` that holds each ability's level. */
export const clbFields = {
  listening: 'CLBListening',
  reading: 'CLBReading',
  writing: 'CLBWriting',
  speaking: 'CLBSpeaking',
} as const satisfies Record<Ability, string>

export const designatedOrgPlans = ['vc', 'angel', 'incubator', 'unknown'] as const

export type DesignatedOrgPlan = (typeof designatedOrgPlans)[number]

export const languageTestNames = ['IELTS', 'CELPIP', 'TEF Canada', 'TCF Canada', 'Other'] as const

export const eligibilityResults = ['eligible', 'partially_eligible', 'not_eligible'] as const

/** What a person may be asked. */
export const answerNames = [
  'hasQualifyingBusiness',
  'ownershipData',
  'designatedOrgPlan',
  'hasLetterOfSupport',
  'languageTest',
  'settlementFundsCAD',
  'admissibilityFlags',
  'familySize',
  'province',
] as const

export const criterionKeys = [
  'qualifying_business',
  'ownership',
  'designated_organization',
  'language',
  'settlement_funds',
  'residence',
  'admissibility',
] as const

export type CriterionKey = (typeof criterionKeys)[number]

export const criterionStatuses = ['met', 'not_met', 'not_answered'] as const
export type CriterionStatus = (typeof criterionStatuses)[number]

/** What a status is called, on every screen and in every file: the same word for the same fact. */
export const criterionStatusNames: Readonly<Record<CriterionStatus, string>> = {
  met: 'Met',
  not_met: 'Not met',
  not_answered: 'Not answered',
}

/** What a number may be, and what to say of one that is less or more. */
export type NumberBounds = {
  readonly minimum: number
  readonly below: string
  readonly maximum: number
  readonly above: string
}

export const clbBounds: NumberBounds = {
  minimum: 1,
  below: 'CLB levels start at 1.',
  maximum: 12,
  above: 'CLB levels end at 12.',
}

/** In percent. */
export const votingRightsBounds: NumberBounds = {
  minimum: 0,
  below: 'Voting rights cannot be below 0%.',
  maximum: 100,
  above: 'Voting rights cannot exceed 100%.',
}

/** Of people in a family that the screener does not offer by number. */
export const largeFamilyBounds: NumberBounds = {
  minimum: 7,
  below: 'Enter at least 7 people, or choose your family size above.',
  maximum: 30,
  above: 'Enter at most 30 people.',
}

/** In whole CAD. */
export const fundsBounds: NumberBounds = {
  minimum: 0,
  below: 'Funds cannot be below 0.',
  maximum: 1_000_000_000,
  above: 'Enter at most 1,000,000,000.',
}
