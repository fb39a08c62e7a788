import type { Family } from '../family.ts'
import { tuningBankLetters } from './bank-letters.ts'
import { formerHeldOutPlans } from './former-held-out-plans.ts'
import { formerlyUnseenFamilies } from './formerly-unseen.ts'
import { generalMechanisms } from './general-mechanisms.ts'
import { tuningLettersAndCertificates } from './letters-and-certificates.ts'
import {
  tuningBusinessPlans,
  tuningIncorporations,
  tuningLanguageResults,
  tuningMedicalExams,
} from './others.ts'
import { tuningPassports } from './passports.ts'
import { tuningPoliceCertificates } from './police-certificates.ts'

/** Layouts and wordings that rules are made for: their misses are for reading. */
export const tuningFamilies: readonly Family[] = [
  ...tuningPassports,
  ...tuningBankLetters,
  ...tuningPoliceCertificates,
  ...tuningLanguageResults,
  ...tuningLettersAndCertificates,
  ...tuningIncorporations,
  ...tuningMedicalExams,
  ...tuningBusinessPlans,
  ...formerHeldOutPlans,
  ...generalMechanisms,
  ...formerlyUnseenFamilies,
]
