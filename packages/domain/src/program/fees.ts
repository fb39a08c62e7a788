import type { FeeTable, Sourced } from './edition.ts'
import { reviewedOn } from './sources.ts'

/** What the government charges, in whole CAD. Permanent residence fees change on 30 April of every second year. */

/** Unchanged throughout the years that the editions span. */
const biometricsAndWorkPermit = {
  biometricsPerson: 85,
  biometricsFamily: 170,
  workPermit: 155,
  openWorkPermitHolder: 100,
} as const satisfies Partial<FeeTable>

export const specifiedFees: Sourced<FeeTable> = {
  value: {
    // The specification charges every adult 850; see the note.
    processingPrincipalApplicant: 850,
    processingSpouse: 850,
    processingDependentChild: 230,
    rightOfPermanentResidence: 515,
    ...biometricsAndWorkPermit,
  },
  effectiveFrom: '2022-04-30',
  source: {
    title: 'Permanent residence fees from 30 April 2022',
    url: 'https://visalibrary.com/canada-ircc-increases-the-pr-immigration-fees/',
    note: '850 was the fee of an accompanying spouse or partner. A principal applicant in the business class paid 1,625 at that time.',
  },
  checkedOn: reviewedOn,
}

export const fees2024: Sourced<FeeTable> = {
  value: {
    processingPrincipalApplicant: 1_810,
    processingSpouse: 950,
    processingDependentChild: 260,
    rightOfPermanentResidence: 575,
    ...biometricsAndWorkPermit,
  },
  effectiveFrom: '2024-04-30',
  source: {
    title: 'Permanent residence fees from 30 April 2024',
    url: 'https://nairametrics.com/2024/04/04/canada-announces-fee-increases-for-permanent-residence-applications-effective-april-30-2024/',
  },
  checkedOn: reviewedOn,
}

export const fees2026: Sourced<FeeTable> = {
  value: {
    processingPrincipalApplicant: 1_895,
    processingSpouse: 990,
    processingDependentChild: 270,
    rightOfPermanentResidence: 600,
    ...biometricsAndWorkPermit,
  },
  effectiveFrom: '2026-04-30',
  source: {
    title: 'IRCC fee list',
    url: 'https://ircc.canada.ca/english/information/fees/fees.asp',
    note: "Checked through public copies of IRCC's notice of 27 Mar 2026. The copies give 990 and 270 for the economic classes; in 2022 and 2024 the family of a business applicant paid the same. Check the list on the day you pay.",
  },
  checkedOn: reviewedOn,
}
