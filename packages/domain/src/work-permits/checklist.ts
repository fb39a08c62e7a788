import * as z from 'zod'
import type { ChecklistCategory } from '../documents/schema.ts'
import { specifiedEdition } from '../program/editions.ts'
import { flagSchema } from '../shared/fields.ts'

/** The nine steps of an application for the open work permit (specification 2, section 2), in order. */
export const workPermitSteps = [
  'commitment_certificate',
  'letter_of_support',
  'proof_of_ownership',
  'valid_passport',
  'digital_photo',
  'proof_of_funds',
  'medical_exam',
  'police_certificate',
  'application_fee',
] as const
export const workPermitStepSchema = z.enum(workPermitSteps, 'Choose one of the nine steps.')
export type WorkPermitStep = z.infer<typeof workPermitStepSchema>

const { workPermit, openWorkPermitHolder } = specifiedEdition.fees.value

/** What a step is called. The fees are those of the specified edition; no later edition changed them. */
export const workPermitStepNames: Record<WorkPermitStep, string> = {
  commitment_certificate: 'Commitment Certificate',
  letter_of_support: 'Letter of Support (if applicable)',
  proof_of_ownership: 'Proof of Ownership',
  valid_passport: 'Valid Passport',
  digital_photo: 'Digital Photo',
  proof_of_funds: 'Proof of Funds',
  medical_exam: 'Medical Exam (if required)',
  police_certificate: 'Police Certificate (if required)',
  application_fee: `Application Fee (CAD $${workPermit} work permit plus $${openWorkPermitHolder} open work permit holder)`,
}

/** Where in the documents area the proof of a step is filed; null where a step has none of its own. */
export const workPermitStepCategories: Record<WorkPermitStep, ChecklistCategory | null> = {
  commitment_certificate: 'support-letters',
  letter_of_support: 'support-letters',
  proof_of_ownership: 'incorporation',
  valid_passport: 'personal-documents',
  digital_photo: 'personal-documents',
  proof_of_funds: 'settlement-funds',
  medical_exam: 'personal-documents',
  police_certificate: 'personal-documents',
  application_fee: null,
}

/** How far the team is with one step. */
export const workPermitStepStateSchema = z.object({
  step: workPermitStepSchema,
  isDone: flagSchema,
  documentId: z.uuid().nullable().meta({ description: 'The document that proves it, if there is one.' }),
})
export type WorkPermitStepState = z.infer<typeof workPermitStepStateSchema>

/** A part: a tick, or a document. */
export const saveWorkPermitStepSchema = z.object({
  step: workPermitStepSchema,
  isDone: flagSchema.optional(),
  documentId: z.uuid('Choose one of your documents.').nullable().optional(),
})

/** All nine steps in order; those that the team has not touched are open. */
export function allWorkPermitSteps(touched: readonly WorkPermitStepState[]): WorkPermitStepState[] {
  return workPermitSteps.map((step) => {
    const { isDone = false, documentId = null } = touched.find((state) => state.step === step) ?? {}
    return { step, isDone, documentId }
  })
}
