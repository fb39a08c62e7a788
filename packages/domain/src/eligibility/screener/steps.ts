import { latestEdition } from '../../program/editions.ts'
import type { CriterionKey } from '../kinds.ts'
import { type ScreenerField, screenerAnswers } from './answers.ts'
import { isAsked, isTypedField, readTypedField } from './fields.ts'
import type { ScreenerForm } from './form.ts'

type StepRule = {
  readonly title: string
  /** The answers that it asks for, in their order. */
  readonly fields: readonly ScreenerField[]
  /** The requirements that those answers decide. */
  readonly criteria: readonly CriterionKey[]
}

/** The steps of the screener (specification 1, section 5), counted from 1. */
export const screenerSteps = {
  1: {
    title: 'Business Qualification & Ownership',
    fields: ['hasQualifyingBusiness', 'ownershipPct'],
    criteria: ['qualifying_business', 'ownership'],
  },
  2: {
    title: 'Letter of Support Path',
    fields: ['designatedOrgPlan', 'hasLetterOfSupport'],
    criteria: ['designated_organization'],
  },
  3: {
    title: `Language Proficiency (CLB ${latestEdition.minimumClb.value} required)`,
    fields: ['languageTest', 'CLBListening', 'CLBReading', 'CLBWriting', 'CLBSpeaking'],
    criteria: ['language'],
  },
  4: {
    title: 'Settlement Funds',
    fields: ['familySize', 'familyMembers', 'settlementFunds'],
    criteria: ['settlement_funds'],
  },
  5: {
    title: 'Admissibility & Location',
    fields: ['province', 'admissibilityConcerns'],
    criteria: ['residence', 'admissibility'],
  },
} as const satisfies Record<number, StepRule>

export type ScreenerStep = keyof typeof screenerSteps
export const screenerStepNumbers = Object.keys(screenerSteps).map(Number) as ScreenerStep[]
export const screenerStepCount = screenerStepNumbers.length

/** The step so many further on or back, within the first and the last. */
export function stepBy(step: ScreenerStep, by: number): ScreenerStep {
  return screenerStepNumbers[screenerStepNumbers.indexOf(step) + by] ?? step
}

export type StepErrors = Partial<Record<ScreenerField, string>>

/** What to correct in a step, by field. An empty field is no error: it only keeps the step from being complete. */
export function stepErrors(step: ScreenerStep, form: ScreenerForm): StepErrors {
  const errors: StepErrors = {}
  for (const field of screenerSteps[step].fields) {
    if (!isTypedField(field) || !isAsked(field, form)) continue
    const answer = readTypedField(field, form)
    if (answer.kind === 'error') errors[field] = answer.message
  }
  return errors
}

/** What to do about a field that is still empty when somebody tries to go on; null where it may stay empty, or is filled. */
export function promptFor(field: ScreenerField, form: ScreenerForm): string | null {
  return form[field].trim() === '' && isAsked(field, form) ? screenerAnswers[field].prompt : null
}

/** Whether the step may be left forwards: every field that it needs is filled, and nothing is to be corrected. */
export function isStepComplete(step: ScreenerStep, form: ScreenerForm): boolean {
  return screenerSteps[step].fields.every((field) => {
    if (!isAsked(field, form)) return true
    if (isTypedField(field)) return readTypedField(field, form).kind === 'number'
    return form[field] !== '' || screenerAnswers[field].prompt === null
  })
}
