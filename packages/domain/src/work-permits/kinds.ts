export const workPermitCategories = ['SUV_open', 'employer_specific'] as const

export const workPermitStatuses = ['pending', 'approved', 'rejected', 'expired'] as const

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
