import type { LabelledDocument } from '../labelled-document.ts'
import { fundsAndPlans } from './funds-and-plans.ts'
import { lettersAndCompanies } from './letters-and-companies.ts'
import { passportsAndCertificates } from './passports-and-certificates.ts'

/** Papers of a third author, written before any rule was changed for them; no rule may be changed for one of their misses. */
export const setC: readonly LabelledDocument[] = [
  ...passportsAndCertificates,
  ...fundsAndPlans,
  ...lettersAndCompanies,
]
