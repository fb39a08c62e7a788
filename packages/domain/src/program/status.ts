import { formatCad, formatDate } from '../formatting.ts'
import type { Reported, Sourced } from './edition.ts'
import { priorityInstructionsPage, secondReadingOn } from './sources.ts'

/** What can happen to the program and to applications in process, beside the intake that each edition carries. */

/** The last day of the priority instructions, and with it of every mark of priority in the list of organizations. */
export const priorityInstructionsEnd: Sourced<string> = {
  value: '2026-12-31',
  effectiveFrom: '2024-04-30',
  source: priorityInstructionsPage,
  checkedOn: secondReadingOn,
}

/** Least commitment, in whole CAD, with which an organization's files have priority. */
export const priorityCommitment: Sourced<number> = {
  value: 75_000,
  effectiveFrom: '2024-04-30',
  source: priorityInstructionsPage,
  checkedOn: secondReadingOn,
}

export const priorityInstructions: Sourced<string> = {
  value: `From 30 Apr 2024 to ${formatDate(priorityInstructionsEnd.value)} priority goes to files whose designated organization has committed at least ${formatCad(priorityCommitment.value)}, or is an incubator in Canada’s Tech Network.`,
  effectiveFrom: '2024-04-30',
  source: priorityInstructionsPage,
  checkedOn: secondReadingOn,
}

export const priorityForPermitHolders: Sourced<string> = {
  value:
    'Since December 2025 the files of founders who are in Canada on a work permit of this program come first among those with priority.',
  effectiveFrom: '2025-12-19',
  source: {
    title: 'Report on the notice of December 2025',
    url: 'https://innovation-village.com/',
    note: 'Only the site was noted, not the page. Also discussed in canadavisa.com thread 571746. No page of the government was found that says it.',
  },
  checkedOn: secondReadingOn,
}

export const groupsMayBeEnded: Sourced<string> = {
  value:
    'Under Bill C-12 the government may suspend or end groups of applications by an order in the Canada Gazette. It had not been used on this program as of 27 Mar 2026.',
  effectiveFrom: '2026-03-26',
  source: {
    title: 'Bill C-12: what it changes for start-up visa applicants',
    url: 'https://hogavisa.com/post/bill-c-12-is-now-law-what-has-actually-changed-for-start-up-visa-applicants',
    note: 'A second account: genesislink.ca/insights/news/bill-c-12-impact-canadian-business-immigration-2026.',
  },
  checkedOn: secondReadingOn,
}

export const pilotWithoutRules: Reported<string> = {
  value:
    'A pilot for immigrant entrepreneurs has been promised. No rules of it are published: figures about it in the press are not IRCC’s.',
  effectiveFrom: null,
  source: {
    title: 'Guide to the entrepreneur visa of 2026',
    url: 'https://genesislink.ca/insights/canada-entrepreneur-visa-2026-guide',
  },
  checkedOn: secondReadingOn,
}
