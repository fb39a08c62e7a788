import type { Reported } from './edition.ts'
import { secondReadingOn } from './sources.ts'

/** How many people waited for a decision, each count with the time for which it was reported. */
export type PeopleWaiting = {
  readonly people: number
  /** Of them the principal applicants, where the report says so. */
  readonly principalApplicants: number | null
  /** When, in words: the reports give no exact day. */
  readonly at: string
}

const theseReports = { checkedOn: secondReadingOn } as const

/** The newest count first. */
export const peopleWaiting: readonly [Reported<PeopleWaiting>, ...Reported<PeopleWaiting>[]] = [
  {
    value: { people: 46_600, principalApplicants: null, at: 'before 30 Jun 2026' },
    effectiveFrom: null,
    source: { title: 'CIC News on the applications in process', url: 'https://www.cicnews.com/?p=77385' },
    ...theseReports,
  },
  {
    value: { people: 43_200, principalApplicants: null, at: 'in October 2025' },
    effectiveFrom: '2025-10-09',
    source: {
      title: 'Report on IRCC’s estimate of October 2025',
      url: 'https://news.najib.digital/canada-s-startup-visa-applicants-now-face-10-year-wait-times-99839.html',
    },
    ...theseReports,
  },
  {
    value: { people: 42_200, principalApplicants: 17_900, at: 'in the middle of 2025' },
    effectiveFrom: null,
    source: {
      title: 'Report on the applications of mid-2025',
      url: 'https://unaimmi.cn/en/news/detail/284',
    },
    ...theseReports,
  },
]

const count = (people: number) => people.toLocaleString('en-CA')

/** 'About 42,200 people were waiting in the middle of 2025, 17,900 of them principal applicants.' */
export function peopleWaitingText({ people, principalApplicants, at }: PeopleWaiting): string {
  const principals =
    principalApplicants === null ? '' : `, ${count(principalApplicants)} of them principal applicants`
  return `About ${count(people)} people were waiting ${at}${principals}.`
}

/** How long the queue was said to be, by the year in which the file was received. */
export const aheadInTheQueue: Reported<string> = {
  value:
    'In October 2025 about 100 files were ahead of one of 2020 and about 1,700 ahead of one of 2021; for files from 2022 on IRCC estimated more than 10 years. It called this a forecast at current targets, not a fixed wait.',
  effectiveFrom: '2025-10-09',
  source: {
    title: 'Report on IRCC’s estimate of October 2025',
    url: 'https://news.najib.digital/canada-s-startup-visa-applicants-now-face-10-year-wait-times-99839.html',
  },
  checkedOn: secondReadingOn,
}
