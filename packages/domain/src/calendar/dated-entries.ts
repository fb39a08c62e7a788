import type { Milestone } from '../milestones/schema.ts'
import {
  certificateValidityMonths,
  languageResultValidityMonths,
  medicalResultValidityMonths,
  policeCertificateValidityMonths,
} from '../program/validity.ts'
import { addDays, addMonths } from '../shared/days.ts'
import type { DatedPaperKind } from '../validity-dates/schema.ts'
import {
  type DatedRecords,
  isApplicationMade,
  memberName,
  organizationName,
  type PaperDate,
  type TeamDates,
} from './records.ts'

export type DatedKind = 'milestone' | 'certificate' | 'work_permit' | 'document_deadline' | DatedPaperKind

/** A day that matters to a member: something is due, or a paper counts for the last time. */
export type DatedEntry = {
  /** Stays the same while the record does, wherever its day moves. */
  readonly key: string
  readonly kind: DatedKind
  readonly title: string
  readonly text: string
  /** YYYY-MM-DD. */
  readonly day: string
  /** The screen that keeps the record. */
  readonly href: string
  /** Completed, or of no more use: nothing to be reminded of. */
  readonly isDone: boolean
  /** When the record last changed, as an ISO moment. */
  readonly changedAt: string
}

/** Every dated entry of a member's records, soonest first. */
export function datedEntries(records: DatedRecords): readonly DatedEntry[] {
  return [
    ...records.milestones.flatMap(milestoneEntry),
    ...records.teams.flatMap((team) => [
      ...team.papers.map((paper) => paperEntry(paper, team)),
      ...certificateEntries(team, records),
      ...permitEntries(team),
    ]),
    ...deadlineEntries(records),
  ].sort((a, b) => a.day.localeCompare(b.day) || a.key.localeCompare(b.key))
}

function milestoneEntry(milestone: Milestone): DatedEntry[] {
  const { id, title, description, dueDate, status, updatedAt } = milestone
  if (dueDate === null) return []
  return [
    {
      key: `milestone:${id}`,
      kind: 'milestone',
      title,
      text: description ?? '',
      // Kept as midnight UTC, so that it is the same calendar day for every reader.
      day: new Date(dueDate).toISOString().slice(0, 10),
      href: '/timeline',
      isDone: status === 'completed',
      changedAt: updatedAt,
    },
  ]
}

/** The last day on which a paper is less than so many months old. */
function lastDayWithin(day: string, months: number): string {
  return addDays(addMonths(day, months), -1)
}

type PaperRule = {
  readonly title: string
  readonly months: number | null
  readonly text: string
  readonly href: string
}

const paperRules: Record<DatedPaperKind, PaperRule> = {
  language_result: {
    title: 'Language result: last day',
    months: languageResultValidityMonths.value,
    text: 'The application must arrive while the result is less than two years old.',
    href: '/eligibility',
  },
  medical_exam: {
    title: 'Medical examination: last day',
    months: medicalResultValidityMonths.value,
    text: 'Results of a medical examination hold for 12 months.',
    href: '/pr-application',
  },
  police_certificate: {
    title: 'Police certificate: last day',
    months: policeCertificateValidityMonths.value,
    text: 'A police certificate must be less than six months old when the application is made.',
    href: '/pr-application',
  },
  passport: {
    title: 'Passport expires',
    months: null,
    text: 'A passport must be valid when the application is made, and for travel.',
    href: '/pr-application',
  },
}

function paperEntry(paper: PaperDate, team: TeamDates): DatedEntry {
  const { title, months, text, href } = paperRules[paper.kind]
  const whose = [memberName(team, paper.memberId), paper.label].filter(Boolean).join(', ')
  // Language results and police certificates have done their part once the application is made.
  const servesApplication = paper.kind === 'language_result' || paper.kind === 'police_certificate'
  return {
    key: `paper:${paper.id}`,
    kind: paper.kind,
    title: `${title} (${whose})`,
    text,
    day: months === null ? paper.day : lastDayWithin(paper.day, months),
    href,
    isDone: servesApplication && isApplicationMade(team),
    changedAt: paper.updatedAt,
  }
}

function certificateEntries(team: TeamDates, records: DatedRecords): DatedEntry[] {
  const months = certificateValidityMonths.value
  return team.certificates.flatMap(
    ({ id, certificateId, organizationId, issuedDate, status, updatedAt }): DatedEntry[] => {
      if (status !== 'issued' || issuedDate === null) return []
      return [
        {
          key: `certificate:${id}`,
          kind: 'certificate',
          title: `Commitment certificate ${certificateId}: last day to apply`,
          text: `Issued by ${organizationName(records, organizationId)}. An application must be made before it is ${months} months old.`,
          day: lastDayWithin(issuedDate, months),
          href: '/los-tracker',
          isDone: isApplicationMade(team),
          changedAt: updatedAt,
        },
      ]
    },
  )
}

function permitEntries(team: TeamDates): DatedEntry[] {
  return team.workPermits.flatMap(({ id, memberId, expiryDate, status, updatedAt }): DatedEntry[] => {
    if (status !== 'approved' || expiryDate === null) return []
    return [
      {
        key: `work-permit:${id}`,
        kind: 'work_permit',
        title: `Work permit expires (${memberName(team, memberId)})`,
        text: 'It is valid on this day and no longer on the next.',
        day: expiryDate,
        href: '/work-permits',
        isDone: false,
        changedAt: updatedAt,
      },
    ]
  })
}

/** What the analysis of documents has found. The same day and sentence in two analyses of a document is one entry. */
function deadlineEntries({ analyses }: DatedRecords): DatedEntry[] {
  const seen = new Set<string>()
  return analyses.flatMap(({ id, deadlines, createdAt }) =>
    deadlines.flatMap(({ description, date }, index): DatedEntry[] => {
      const sentence = `${date} ${description}`
      if (seen.has(sentence)) return []
      seen.add(sentence)
      return [
        {
          key: `deadline:${id}:${index}`,
          kind: 'document_deadline',
          title: 'Date found in a document',
          text: description,
          day: date,
          href: '/document-analysis',
          isDone: false,
          changedAt: createdAt,
        },
      ]
    }),
  )
}
