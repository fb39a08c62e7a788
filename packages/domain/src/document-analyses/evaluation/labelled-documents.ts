import { bankLetters } from './documents/bank-letters.ts'
import { commitmentCertificates } from './documents/commitment-certificates.ts'
import { incorporations } from './documents/incorporations.ts'
import { languageResults } from './documents/language-results.ts'
import { lettersOfSupport } from './documents/letters-of-support.ts'
import { medicalExams } from './documents/medical-exams.ts'
import { businessPlans, otherDocuments } from './documents/others.ts'
import { passports } from './documents/passports.ts'
import { policeCertificates } from './documents/police-certificates.ts'
import { secondReadings } from './documents/second-readings.ts'
import type { LabelledDocument } from './labelled-document.ts'

/** Synthetic all of them: no person, company or account exists. */
export const labelledDocuments: readonly LabelledDocument[] = [
  ...lettersOfSupport,
  ...commitmentCertificates,
  ...languageResults,
  ...bankLetters,
  ...incorporations,
  ...passports,
  ...policeCertificates,
  ...medicalExams,
  ...businessPlans,
  ...otherDocuments,
  ...secondReadings,
]
