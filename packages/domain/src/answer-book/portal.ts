import type { Reported } from '../program/edition.ts'
import { secondReadingOn } from '../program/sources.ts'

/** What is known of the screens of the Permanent Residence Portal, and how far that is verified. */

/** That text boxes take few characters, as a law firm reports. */
export const portalLimits: Reported<{ shortest: number; longest: number }> = {
  value: { shortest: 17, longest: 24 },
  effectiveFrom: null,
  source: {
    title: 'Lighthouse Immigration Law: known glitches with the IRCC Permanent Residence Portal',
    url: 'https://www.lighthouseimmigrationlaw.com/post/known-glitches-with-the-ircc-permanent-residence-portal',
    note: 'Reported: some boxes take 17 to 24 characters, which varies by box, and what is too long fails on saving. IRCC publishes no limits. The limit beside each field here was read in the code of a public program that fills these screens; it is not verified with IRCC and may have changed.',
  },
  checkedOn: secondReadingOn,
}

/** Which forms the portal asks for on screens. */
export const portalForms: Reported<string> = {
  value:
    'IMM 0008, IMM 5669, IMM 5406 and IMM 5562 are filled in on the portal’s own screens; other forms are uploaded as PDF.',
  effectiveFrom: null,
  source: {
    title: 'IRCC: how to apply for a start-up visa',
    url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/immigrate-canada/start-visa/apply.html',
    note: 'Read in copies of about 2023 and of January 2026.',
  },
  checkedOn: secondReadingOn,
}

/** Where the order of a form's screens is from. */
export type ScreenOrder = { readonly isVerified: boolean; readonly text: string; readonly url: string | null }

const guide = (form: string) =>
  `https://www.canada.ca/en/immigration-refugees-citizenship/services/application/application-forms-guides/${form}.html`

const byProgram =
  'The order of these screens is not verified with IRCC: it was read in the code of a public program that fills them.'

export const screenOrders: Readonly<Record<PortalForm, ScreenOrder>> = {
  'IMM 0008': {
    isVerified: true,
    text: 'The order of the sections follows IRCC’s guide to the form; the order of the boxes in them is not verified.',
    url: guide('imm0008'),
  },
  'IMM 5669': {
    isVerified: true,
    text: 'The order of the sections named by IRCC’s guide to the form follows it; the others, and the boxes, are not verified.',
    url: guide('imm5669'),
  },
  'IMM 5406': { isVerified: false, text: byProgram, url: null },
  'IMM 5562': { isVerified: false, text: byProgram, url: null },
}

export const portalFormNames = ['IMM 0008', 'IMM 5669', 'IMM 5406', 'IMM 5562'] as const
export type PortalForm = (typeof portalFormNames)[number]

/** '2019/04/15', as the dates of days were read in the same code; not verified with IRCC. */
export function portalDay(day: string): string {
  return day.replaceAll('-', '/')
}

/** '2019/04'. */
export function portalMonth(day: string): string {
  return portalDay(day.slice(0, 7))
}
