import type { Sourced } from './edition.ts'
import { officialPagesReadOn, reviewedOn } from './sources.ts'

/** What is said about how long an application takes: the claim that the product was specified with, and what is published. */

/** The specified claim (specification 2, section 9). No page of the government that we know gives either time. */
export const priorityClaim = {
  title: 'Priority processing: 2 weeks versus 8 months',
  remark:
    'This is an earlier claim of ours. We found no official page that gives either time: plan with what is published below.',
} as const

/** What is published about priority and waiting, the most pressing first. */
export const processingFacts: readonly Sourced<string>[] = [
  {
    value:
      'IRCC estimated more than 10 years for new applications, with about 43,200 people waiting. It called this a forecast at current targets, not a fixed wait.',
    effectiveFrom: '2025-10-09',
    source: {
      title: 'Report on IRCC’s estimate of October 2025',
      url: 'https://news.najib.digital/canada-s-startup-visa-applicants-now-face-10-year-wait-times-99839.html',
    },
    checkedOn: reviewedOn,
  },
  {
    value:
      'From 30 Apr 2024 to 31 Dec 2026 priority goes to files whose designated organization has committed at least $75,000, or is an incubator in Canada’s Tech Network.',
    effectiveFrom: '2024-04-30',
    source: {
      title: 'Start-up visa changes of 30 April 2024',
      url: 'https://immilib.com/en/canada-startup-visa-changes-2024',
    },
    checkedOn: reviewedOn,
  },
  {
    value:
      'The program has been paused since 30 Jun 2026: an organization cannot support a new application, with or without priority.',
    effectiveFrom: '2026-06-30',
    source: {
      title: 'IRCC: Start-up Visa Program',
      url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/immigrate-canada/start-visa.html',
    },
    checkedOn: officialPagesReadOn,
  },
]
