import type { LabelledDocument } from '../../labelled-document.ts'
import { bankLetters } from './bank-letters.ts'
import { businessPlans } from './business-plans.ts'
import { languageResults } from './language-results.ts'
import { lettersAndCertificates } from './letters-and-certificates.ts'
import { others } from './others.ts'
import { passports } from './passports.ts'
import { policeCertificates } from './police-certificates.ts'

export const setA: readonly LabelledDocument[] = [
  ...passports,
  ...bankLetters,
  ...policeCertificates,
  ...languageResults,
  ...lettersAndCertificates,
  ...others,
  ...businessPlans,
]
