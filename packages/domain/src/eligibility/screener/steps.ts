import { isTypedField, readTypedField } from './fields.ts'
import type { ScreenerField, ScreenerForm } from './form.ts'

/** The five steps, by the fields that each shows. */
export const stepFields = {
  1: ['hasQualifyingBusiness', 'ownershipPct'],
  2: ['designatedOrgPlan', 'hasLetterOfSupport'],
  3: ['languageTest', 'CLBListening', 'CLBReading', 'CLBWriting', 'CLBSpeaking'],
  4: ['familySize', 'settlementFunds'],
  5: ['province', 'admissibilityConcerns'],
} as const satisfies Record<number, readonly ScreenerField[]>

export type ScreenerStep = keyof typeof stepFields
export const screenerStepCount = 5

/** Shown, but not needed to go on: the last step needs a province only (specification 1, section 5). */
const optionalFields: readonly ScreenerField[] = ['admissibilityConcerns']

export type StepErrors = Partial<Record<ScreenerField, string>>

/** What to correct in a step, by field. An empty field is no error: it only keeps the step from being complete. */
export function stepErrors(step: ScreenerStep, form: ScreenerForm): StepErrors {
  const errors: StepErrors = {}
  for (const field of stepFields[step]) {
    if (!isTypedField(field)) continue
    const answer = readTypedField(field, form)
    if (answer.kind === 'error') errors[field] = answer.message
  }
  return errors
}

/** Whether the step may be left forwards: every field that it needs is filled, and nothing is to be corrected. */
export function isStepComplete(step: ScreenerStep, form: ScreenerForm): boolean {
  return stepFields[step].every((field) => {
    if (isTypedField(field)) return readTypedField(field, form).kind === 'number'
    return form[field] !== '' || optionalFields.includes(field)
  })
}
