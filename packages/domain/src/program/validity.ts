import type { Sourced } from './edition.ts'
import { howToApply, medicalExams, policeCertificates, reviewedOn, secondReadingOn } from './sources.ts'
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
  checkedOn: secondReadingOn,
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

/**
 * Months that a police certificate of the country in which the person lives now may be old. One of any other country does
 * not age: it must only be issued after the last stay there (`policeCertificateRule`).
 */
export const policeCertificateValidityMonths: Sourced<number> = {
  value: 6,
  effectiveFrom: permanentProgramFrom,
  source: {
    ...policeCertificates,
    note: 'Only for the country in which you live now; a forum quotes IRCC on it (canadavisa.com, thread 689469, page 381).',
  },
  checkedOn: secondReadingOn,
}

/** Which certificates are asked for, and when one of another country counts. */
export const policeCertificateRule: Sourced<string> = {
  value:
    'A police certificate of the country in which you live now must be less than 6 months old. One of any other country must be issued after your last stay of 6 months or more there, and then does not age. Countries count where you lived for 6 months or more in a row, in the last 10 years, since the age of 18.',
  effectiveFrom: permanentProgramFrom,
  source: {
    title: 'canadavisa.com, thread 689469, page 381',
    url: 'https://www.canadavisa.com/canada-immigration-discussion-board/threads/689469/page-381',
    note: 'A forum that quotes IRCC; not verified on a page of the government.',
  },
  checkedOn: secondReadingOn,
}
