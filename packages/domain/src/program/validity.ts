import type { Sourced } from './edition.ts'
import { howToApply, reviewedOn } from './sources.ts'
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

/** Months before the application within which a police certificate is issued. */
export const policeCertificateValidityMonths: Sourced<number> = {
  value: 6,
  effectiveFrom: permanentProgramFrom,
  source: {
    ...howToApply,
    note: 'The general rule for police certificates; not verified on a page about this program.',
  },
  checkedOn: reviewedOn,
}

/** Months for which the results of a medical examination hold. */
export const medicalValidityMonths: Sourced<number> = {
  value: 12,
  effectiveFrom: permanentProgramFrom,
  source: {
    ...howToApply,
    note: 'The general rule for medical results; not verified on a page about this program.',
  },
  checkedOn: reviewedOn,
}
