import { formatDate } from '../formatting.ts'
import type { Milestone } from '../milestones/schema.ts'
import type { DatedPaperKind, PaperKind } from '../papers/kinds.ts'
import { lastDayOf, monthsOf } from '../papers/last-day.ts'
import { endsWithFiling, papers } from '../papers/papers.ts'
import { termOf } from '../papers/term.ts'
import { applicantHref } from '../pr-applications/applicants.ts'
import { lastCertificateDay, lastFilingDay } from '../program/validity.ts'
import { byText } from '../shared/by-text.ts'
import { addDays } from '../shared/days.ts'
import {
  areApplicationsMade,
  type DatedRecords,
  isApplicationMade,
  memberName,
  organizationName,
  type PaperDate,
  type TeamDates,
} from './records.ts'

export type DatedKind =
  | 'milestone'
  | 'certificate'
  | 'work_permit'
  | 'document_deadline'
  | 'tracker_look'
  | DatedPaperKind

/** So many days after a look into IRCC's tracker it is time for another. Our own measure; no page gives one. */
export const lookAgainDays = 30

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

/** Every dated entry of a member's records, in the order of `compareEntries`: soonest first. */
export function datedEntries(records: DatedRecords): readonly DatedEntry[] {
  return [
    ...records.milestones.flatMap(milestoneEntry),
    ...records.teams.flatMap((team) => [
      ...team.papers.flatMap((paper) => paperEntries(paper, team)),
      ...certificateEntries(team, records),
      ...permitEntries(team),
      ...lookEntries(team),
    ]),
    ...deadlineEntries(records),
  ].sort(compareEntries)
}

export function compareEntries(a: DatedEntry, b: DatedEntry): number {
  return byText(a.day, b.day) || byText(a.key, b.key)
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

/** For whoever has not filed: no day that stands in a calendar is one to file on. */
const intakeEnd = `This program took applications until ${formatDate(lastFilingDay.value)}; a successor may ask for the same.`
const policeMonths = monthsOf('police_certificate')

function paperText({ kind, livesThere }: PaperDate): string {
  switch (kind) {
    case 'language_result':
      return `A result counts for an application that arrives while it is less than ${monthsOf(kind)} months old. ${intakeEnd}`
    case 'medical_exam':
      return `Results of a medical examination hold for ${monthsOf(kind)} months.`
    case 'police_certificate':
      return livesThere === true
        ? `A police certificate of the country lived in now counts for ${policeMonths} months.`
        : `Its ${policeMonths} months are counted because nobody has said whether this is the country lived in now. One of any other country does not age once it is later than the last stay there: say so in the dates of your papers.`
    case 'passport':
      return 'A passport must be valid while the application is in process, and for travel.'
  }
}

/** Whether a person's paper is of no more use: the application that it was for has been made. */
function hasDoneItsPart(kind: PaperKind, team: TeamDates, memberId: string): boolean {
  return endsWithFiling(kind) && isApplicationMade(team, memberId)
}

function paperEntries(paper: PaperDate, team: TeamDates): DatedEntry[] {
  const { lastDay } = termOf(paper)
  // A certificate that does not age has no day to be reminded of.
  if (lastDay === null) return []
  const { name, months } = papers[paper.kind]
  const whose = [memberName(team, paper.memberId), paper.label].filter(Boolean).join(', ')
  return [
    {
      key: `paper:${paper.id}`,
      kind: paper.kind,
      title: `${name}${months === null ? ' expires' : ': last day'} (${whose})`,
      text: paperText(paper),
      day: lastDay,
      href: paper.kind === 'language_result' ? '/eligibility' : paperHref(paper.memberId),
      isDone: hasDoneItsPart(paper.kind, team, paper.memberId),
      changedAt: paper.updatedAt,
    },
  ]
}

/** The dates of a person's papers, below their application. */
function paperHref(memberId: string): string {
  return `${applicantHref(memberId)}#papers-${encodeURIComponent(memberId)}`
}

function certificateEntries(team: TeamDates, records: DatedRecords): DatedEntry[] {
  const months = monthsOf('commitment_certificate')
  return team.certificates.flatMap(
    ({ id, certificateId, organizationId, coversMembers, issuedDate, status, updatedAt }): DatedEntry[] => {
      // One that was issued too late counts on no day: none is to be offered for it.
      if (status !== 'issued' || issuedDate === null || issuedDate > lastCertificateDay.value) return []
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

/** Of each person whose application somebody looked up, until it is decided: the day on which to look again. */
function lookEntries(team: TeamDates): DatedEntry[] {
  const newest = new Map<string, TeamDates['sightings'][number]>()
  for (const sighting of team.sightings) {
    const known = newest.get(sighting.memberId)
    if (known === undefined || known.seenOn < sighting.seenOn) newest.set(sighting.memberId, sighting)
  }
  const decided = new Set(
    team.prApplications
      .filter(({ status }) => status === 'approved' || status === 'rejected')
      .map(({ teamMemberId }) => teamMemberId),
  )
  return [...newest.values()].map(({ memberId, seenOn, updatedAt }) => ({
    key: `look:${memberId}`,
    kind: 'tracker_look',
    title: `Look into IRCC’s tracker again (${memberName(team, memberId)})`,
    text: `The last look was on ${formatDate(seenOn)}.`,
    day: addDays(seenOn, lookAgainDays),
    href: '/pr-application?part=waiting',
    isDone: decided.has(memberId),
    changedAt: updatedAt,
  }))
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
