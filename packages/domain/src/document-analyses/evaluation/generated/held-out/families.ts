import type { Family } from '../family.ts'
import { heldOutBankLetters } from './bank-letters.ts'
import { heldOutBusinessPlans } from './business-plans.ts'
import { heldOutCommitmentCertificates } from './commitment-certificates.ts'
import { heldOutIncorporations } from './incorporations.ts'
import { heldOutLanguageResults } from './language-results.ts'
import { laterLayouts } from './later-layouts.ts'
import { heldOutLettersOfSupport } from './letters-of-support.ts'
import { heldOutMedicalExams } from './medical-exams.ts'
import { heldOutPassports } from './passports.ts'
import { heldOutPoliceCertificates } from './police-certificates.ts'

/** Layouts and wordings that no rule may be made for: whoever writes rules looks at their score, never at their misses. */
export const heldOutFamilies: readonly Family[] = [
  ...heldOutPassports,
  ...heldOutBankLetters,
  ...heldOutPoliceCertificates,
  ...heldOutLanguageResults,
  ...heldOutLettersOfSupport,
  ...heldOutCommitmentCertificates,
  ...heldOutIncorporations,
  ...heldOutMedicalExams,
  ...heldOutBusinessPlans,
  ...laterLayouts,
]
