import type { Conflict, Reported } from './edition.ts'
import { federalCourt, finalDecision, secondReadingOn, suspension } from './sources.ts'

/** How applications are decided in practice: what courts and reports say beyond the requirements themselves. */

export type PracticeFact = Reported<string> & { readonly title: string }

const onTheSecondReading = { checkedOn: secondReadingOn } as const

export const practiceFacts: readonly PracticeFact[] = [
  {
    title: 'Essential founders',
    value:
      'If one essential founder is refused or withdraws, all are refused (R98.08(2); 2024 FC 599, 2024 FC 1986, 2025 FC 1786). In 2024 FC 599 one undisclosed refusal sank five applicants.',
    effectiveFrom: null,
    source: {
      ...finalDecision,
      note: 'The decisions are items 525449, 527045 and 529290 on the court’s site.',
    },
    ...onTheSecondReading,
  },
  {
    title: 'Primary purpose',
    value:
      'An application made mainly to acquire status is refused (R89(b)). Officers point to slow progress, careers kept elsewhere, no Canadian contacts and unsupported projections (2026 FC 76, 2025 FC 1599, 2022 FC 916).',
    effectiveFrom: null,
    source: {
      ...federalCourt('2026 FC 76', 529732),
      note: 'The other two are items 529046 and 521754 on the court’s site.',
    },
    ...onTheSecondReading,
  },
  {
    title: 'The organization withdraws',
    value:
      'A file needs the support of its organization until the decision (2024 FC 1736). A suspension holds its files for up to nine months; then they are refused or returned.',
    effectiveFrom: null,
    source: { ...suspension, note: 'The decision is item 526780 on the court’s site.' },
    ...onTheSecondReading,
  },
  {
    title: 'Merit of the business',
    value: 'Peer reviews have been paused since 1 Aug 2024: officers judge the merit of the business alone.',
    effectiveFrom: '2024-08-01',
    source: { title: 'On the pause of peer reviews', url: 'https://enactconsultancy.com/?p=6526' },
    ...onTheSecondReading,
  },
  {
    title: 'Due diligence letter',
    value:
      'IRCC sends a letter of 26 questions: customers, strategy, product and intellectual property, team, collaboration, public presence, growth, operations, finance, milestones. Its headings were seen, its wording was not.',
    effectiveFrom: null,
    source: {
      title: 'Guide to the due diligence questions (12 May 2026)',
      url: 'https://genesislink.ca/insights/ircc-startup-visa-due-diligence-questions-guide',
      note: 'The letter has been seen since 2025–26.',
    },
    ...onTheSecondReading,
  },
  {
    title: 'Procedural fairness letter',
    value:
      'The letter names its own limit, 15 days in reported cases. Leave for judicial review is asked for within 15 days in Canada, 60 outside. The 75 days that hold since 14 May 2025 are for perfecting the application, and are not the limit to file.',
    effectiveFrom: '2025-05-14',
    source: {
      title: 'CIC News on the time for judicial review (May 2025)',
      url: 'https://www.cicnews.com/2025/05/',
      note: 'Only the month and the number of the article were noted: 0555480.',
    },
    ...onTheSecondReading,
  },
  {
    title: 'Completeness',
    value:
      'Form, signature, fee and the list of family members must be complete (R10). An incomplete application is returned, and its place in the queue is lost.',
    effectiveFrom: null,
    source: {
      title: 'The return of incomplete applications',
      url: 'https://meurrensonimmigration.com/the-return-of-incomplete-applications',
    },
    ...onTheSecondReading,
  },
  {
    title: 'Personal history (IMM 5669)',
    value: 'Ten years, or since 18 if that is shorter, month by month, with no month left out.',
    effectiveFrom: null,
    source: {
      title: 'IRCC: guide to the form IMM 5669',
      url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/application/application-forms-guides/imm5669.html',
    },
    ...onTheSecondReading,
  },
  {
    title: 'Children',
    value:
      'A child is a dependant while under 22. The age is locked on the day on which the application was received.',
    effectiveFrom: null,
    source: {
      title: 'Caron & Partners on the age of dependent children',
      url: 'https://caronpartners.com/',
      note: 'Only the site was noted, not the page.',
    },
    ...onTheSecondReading,
  },
  {
    title: 'Sizes of files',
    value:
      'The Permanent Residence Portal takes 4 MB a file, the IRCC Portal 2 MB. Recompressed PDFs are reported unreadable, and some fields of the portal cut at 17 to 24 characters.',
    effectiveFrom: null,
    source: {
      title: 'IRCC file size limits',
      url: 'https://pdfready.app/en/guides/ircc-file-size-limits',
      note: 'Also libertyimmigration.ca and lighthouseimmigrationlaw.com.',
    },
    ...onTheSecondReading,
  },
]

export const outcomes: Conflict = {
  title: 'How many applications are approved',
  readings: [
    {
      value: 'From January to April 2025, 60 applications were approved and 205 refused.',
      effectiveFrom: null,
      source: {
        title: 'Canada’s start-up visa at a turning point',
        url: 'https://cbg-a.com/articles/canadas-startup-visa-turning-point',
      },
      ...onTheSecondReading,
    },
    {
      value: 'Other papers report that approvals are rising.',
      effectiveFrom: null,
      source: {
        title: 'IMI Daily on the start-up visa',
        url: 'https://www.imidaily.com/',
        note: 'Only the site was noted, not the page.',
      },
      ...onTheSecondReading,
    },
  ],
  advice: 'Take neither as your chance: officers decide each file on its own.',
}
