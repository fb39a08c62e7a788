import type { Reported } from './edition.ts'
import { aboutTheProgram, officialPagesReadOn } from './sources.ts'
import { priorityForPermitHolders, priorityInstructions } from './status.ts'
import { aheadInTheQueue, peopleWaiting, peopleWaitingText } from './waiting.ts'

/** What is said about how long an application takes: the claim that the product was specified with, and what is published. */

/** The specified claim (specification 2, section 9). No page of the government that we know gives either time. */
export const priorityClaim = {
  title: 'Priority processing: 2 weeks versus 8 months',
  remark:
    'This is an earlier claim of ours. We found no official page that gives either time: plan with what is published below.',
} as const

const [newestCount, ...earlierCounts] = peopleWaiting

/** What is published about priority and waiting, the most pressing first. */
export const processingFacts: readonly Reported<string>[] = [
  {
    ...newestCount,
    value: `${peopleWaitingText(newestCount.value)} Earlier counts: ${earlierCounts
      .map(({ value }) => `${value.people.toLocaleString('en-CA')} ${value.at}`)
      .join(', ')}.`,
  },
  aheadInTheQueue,
  priorityInstructions,
  priorityForPermitHolders,
  {
    value:
      'The program has been paused since 30 Jun 2026: an organization cannot support a new application, with or without priority.',
    effectiveFrom: '2026-06-30',
    source: aboutTheProgram,
    checkedOn: officialPagesReadOn,
  },
]
