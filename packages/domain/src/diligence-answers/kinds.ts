import type { Reported } from '../program/edition.ts'
import { secondReadingOn } from '../program/sources.ts'

/** The ten headings of IRCC's due diligence letter, as they were seen; its wording was not. */
export const diligenceHeadings = [
  'customers',
  'strategy',
  'product_ip',
  'team',
  'collaboration',
  'public_presence',
  'growth',
  'operations',
  'finance',
  'milestones',
] as const
export type DiligenceHeading = (typeof diligenceHeadings)[number]

export const diligenceHeadingNames: Record<DiligenceHeading, string> = {
  customers: 'Customers',
  strategy: 'Strategy',
  product_ip: 'Product and intellectual property',
  team: 'Team',
  collaboration: 'Collaboration',
  public_presence: 'Public presence',
  growth: 'Growth',
  operations: 'Operations',
  finance: 'Finance',
  milestones: 'Milestones',
}

/** The letter was reported with so many questions, under the headings above. */
export const diligenceQuestionsReported: Reported<number> = {
  value: 26,
  effectiveFrom: null,
  source: {
    title: 'Genesis Link on IRCC’s due diligence questions (12 May 2026)',
    url: 'https://genesislink.ca/insights/ircc-startup-visa-due-diligence-questions-guide',
    note: 'The headings were seen, the wording of the questions was not.',
  },
  checkedOn: secondReadingOn,
}

export const diligenceQuestionCount = diligenceQuestionsReported.value
