import type { ChecklistCategory } from '../documents/schema.ts'
import { specifiedEdition } from '../program/editions.ts'
import type { WorkPermitStep, WorkPermitStepState } from './checklist-schema.ts'
import { workPermitSteps } from './kinds.ts'

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

/** All nine steps in order; those that the team has not touched are open. */
export function allWorkPermitSteps(touched: readonly WorkPermitStepState[]): WorkPermitStepState[] {
  return workPermitSteps.map((step) => {
    const { isDone = false, documentId = null } = touched.find((state) => state.step === step) ?? {}
    return { step, isDone, documentId }
  })
}
