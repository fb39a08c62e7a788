import type { Milestone } from '../milestones/schema.ts'
import type { DatedPaperKind, PaperKind } from '../papers/kinds.ts'
import { lastDayOf, monthsOf } from '../papers/last-day.ts'
import { endsWithFiling, papers } from '../papers/papers.ts'
import {
  areApplicationsMade,
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

const paperTexts: Record<DatedPaperKind, Pick<DatedEntry, 'text' | 'href'>> = {
  language_result: {
    text: 'The application must arrive while the result is less than two years old.',
    href: '/eligibility',
  },
  medical_exam: {
    text: `Results of a medical examination hold for ${monthsOf('medical_exam')} months.`,
    href: '/pr-application',
  },
  police_certificate: {
    text: 'A police certificate must be less than six months old when the application is made.',
    href: '/pr-application',
  },
  passport: {
    text: 'A passport must be valid when the application is made, and for travel.',
    href: '/pr-application',
  },
}

/** Whether a person's paper is of no more use: the application that it was for has been made. */
function hasDoneItsPart(kind: PaperKind, team: TeamDates, memberId: string): boolean {
  return endsWithFiling(kind) && isApplicationMade(team, memberId)
}

function paperEntry(paper: PaperDate, team: TeamDates): DatedEntry {
  const { name, months } = papers[paper.kind]
  const whose = [memberName(team, paper.memberId), paper.label].filter(Boolean).join(', ')
  return {
    key: `paper:${paper.id}`,
    kind: paper.kind,
    title: `${name}${months === null ? ' expires' : ': last day'} (${whose})`,
    ...paperTexts[paper.kind],
    day: lastDayOf(paper.kind, paper.day),
    isDone: hasDoneItsPart(paper.kind, team, paper.memberId),
    changedAt: paper.updatedAt,
  }
}

function certificateEntries(team: TeamDates, records: DatedRecords): DatedEntry[] {
  const months = monthsOf('commitment_certificate')
  return team.certificates.flatMap(
    ({ id, certificateId, organizationId, coversMembers, issuedDate, status, updatedAt }): DatedEntry[] => {
      if (status !== 'issued' || issuedDate === null) return []
      return [
        {
          key: `certificate:${id}`,
          kind: 'certificate',
          title: `Commitment certificate ${certificateId}: last day to apply`,
          text: `Issued by ${organizationName(records, organizationId)}. An application must be made before it is ${months} months old.`,
          day: lastDayOf('commitment_certificate', issuedDate),
          href: '/los-tracker',
          // Everybody whom it covers files an application of their own.
          isDone: endsWithFiling('commitment_certificate') && areApplicationsMade(team, coversMembers),
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
        day: lastDayOf('work_permit', expiryDate),
        href: '/work-permits',
        isDone: hasDoneItsPart('work_permit', team, memberId),
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
