import type { Sourced } from './edition.ts'
import { howToApply, medicalExams, policeCertificates, reviewedOn } from './sources.ts'
import { permanentProgramFrom } from './thresholds.ts'

/** How long papers hold. They have stood unchanged through all editions. */

/** Months for which a commitment certificate holds: the application must be made before they are over. */
export const certificateValidityMonths: Sourced<number> = {
  value: 6,
  effectiveFrom: permanentProgramFrom,
  source: {
    title: 'Federal Court, 2024 FC 1986',
    url: 'https://decisions.fct-cf.gc.ca/fc-cf/decisions/en/item/527045/index.do?iframe=true',
    note: 'Cites section 98.01(2)(a) of the Immigration and Refugee Protection Regulations.',
  },
  checkedOn: reviewedOn,
}

/** The last day on which a certificate could be issued that the government accepts. */
export const lastCertificateDay: Sourced<string> = {
  value: '2025-12-31',
  effectiveFrom: '2026-01-01',
  source: { ...howToApply, note: 'Read in a copy of January 2026.' },
  checkedOn: reviewedOn,
}

/**
 * The last day on which IRCC took applications of this program, with certificates up to `lastCertificateDay`: six months
 * from the last day of a month therefore reach to the end of the sixth month, also where that one is shorter.
 */
export const lastFilingDay: Sourced<string> = {
  value: '2026-06-30',
  effectiveFrom: '2026-01-01',
  source: {
    ...howToApply,
    note: 'That a certificate of 31 December 2025 counts on this day follows from the two days together; no page says it.',
  },
  checkedOn: '2026-11-22',
}

/** Months for which a language test result holds, counted from the test to the day on which the application arrives. */
export const languageResultValidityMonths: Sourced<number> = {
  value: 24,
  effectiveFrom: permanentProgramFrom,
  source: {
    ...howToApply,
    note: 'Two years is the general rule for language results; not verified on a page about this program.',
  },
  checkedOn: reviewedOn,
}

/** Months for which the results of an immigration medical examination hold, counted from the examination. */
export const medicalResultValidityMonths: Sourced<number> = {
  value: 12,
  effectiveFrom: permanentProgramFrom,
  source: {
    ...medicalExams,
    note: 'Twelve months is the general rule; not verified on a page about this program.',
  },
  checkedOn: reviewedOn,
}

/** Months that a police certificate may be old when the application is made. */
export const policeCertificateValidityMonths: Sourced<number> = {
  value: 6,
  effectiveFrom: permanentProgramFrom,
  source: {
    ...policeCertificates,
    note: 'Six months is the general rule; not verified on a page about this program.',
  },
  checkedOn: reviewedOn,
}
