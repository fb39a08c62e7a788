import { type DatedEntry, type DatedKind, datedEntries } from '../calendar/dated-entries.ts'
import {
  areApplicationsMade,
  type DatedRecords,
  memberName,
  organizationName,
  type TeamDates,
} from '../calendar/records.ts'
import { formatDate } from '../formatting.ts'
import { letterPatienceDays } from '../letters-of-support/watch.ts'
import type { PaperKind } from '../papers/kinds.ts'
import { papers } from '../papers/papers.ts'
import { applicantHref } from '../pr-applications/applicants.ts'
import type { PrApplication } from '../pr-applications/schema.ts'
import { lastFilingDay } from '../program/validity.ts'
import { byText } from '../shared/by-text.ts'
import { addDays, daysBetween } from '../shared/days.ts'
import { onceOf } from '../shared/once.ts'
import { inDays } from '../shared/watch.ts'
import type { Notification } from './schema.ts'

/**
 * How many days before their day entries are told, furthest first: each step tells anew. A day that is over is told for
 * as long as `after` says.
 */
type Window = { readonly before: readonly number[]; readonly after: number }

const forGood = Number.POSITIVE_INFINITY

function paperWindow(kind: PaperKind): Window {
  return { before: papers[kind].tellDays, after: forGood }
}

const windows: Record<DatedKind, Window> = {
  milestone: { before: [7], after: forGood },
  certificate: paperWindow('commitment_certificate'),
  work_permit: paperWindow('work_permit'),
  document_deadline: { before: [30, 7], after: 30 },
  tracker_look: { before: [], after: forGood },
  language_result: paperWindow('language_result'),
  medical_exam: paperWindow('medical_exam'),
  police_certificate: paperWindow('police_certificate'),
  passport: paperWindow('passport'),
}

/** An answer of the system is news for so many days. */
const newsDays = 30

const severityOrder: Record<Notification['severity'], number> = { urgent: 0, attention: 1, info: 2 }

/**
 * What a member should know on a day (YYYY-MM-DD, where they are): what is due or over, what runs out, and new answers of
 * the system; the most pressing first. Keys change when a thing has to be told anew, because it moved or came nearer.
 */
export function notificationsFor(records: DatedRecords, today: string): readonly Notification[] {
  return [
    ...datedEntries(records).flatMap((entry) => tellEntry(entry, today)),
    ...records.teams.flatMap((team) => [
      ...tellLetters(team, records, today),
      ...team.prApplications.flatMap((application) => tellApplication(application, team, today)),
    ]),
    ...tellAnalyses(records, today),
    ...tellMatches(records, today),
    ...tellStoppedWebhooks(records),
  ].sort(comparePressing)
}

/** The more pressing first; of the same, the nearest day, and of what is new the newest. */
export function comparePressing(a: Notification, b: Notification): number {
  return (
    severityOrder[a.severity] - severityOrder[b.severity] ||
    (a.severity === 'info' ? byText(b.at, a.at) : byText(a.at, b.at)) ||
    byText(a.key, b.key)
  )
}

function tellEntry(entry: DatedEntry, today: string): Notification[] {
  if (entry.isDone) return []
  const { kind, title, day, href } = entry
  const window = windows[kind]
  const left = daysBetween(today, day)
  const told = { kind, title, href, at: day }
  if (left < 0) {
    if (-left > window.after) return []
    return [
      {
        ...told,
        key: `${entry.key}:${day}:over`,
        text: overText(entry, -left),
        severity: kind === 'tracker_look' ? 'attention' : 'urgent',
      },
    ]
  }
  const step = window.before.filter((days) => left <= days).at(-1)
  if (step === undefined) return []
  return [
    {
      ...told,
      key: `${entry.key}:${day}:${step}`,
      text: nearText(entry, left),
      severity: left <= 1 ? 'urgent' : 'attention',
    },
  ]
}

function overText({ kind, day, text }: DatedEntry, days: number): string {
  if (kind === 'tracker_look') return `${text} What moved since then is not known here.`
  const ago = days === 1 ? 'yesterday' : `${days} days ago`
  if (kind === 'milestone') return `Overdue: it was due ${ago}, on ${formatDate(day)}.`
  return `That was ${ago}, on ${formatDate(day)}.`
}

function nearText({ kind, day, text }: DatedEntry, left: number): string {
  const when = `${formatDate(day)}, ${inDays(left)}`
  if (kind === 'milestone') return `Due ${when}.`
  if (kind === 'document_deadline') return `${formatDate(day)}: ${text}`
  return `${when}.`
}

function dayOf(moment: string): string {
  return new Date(moment).toISOString().slice(0, 10)
}

function tellLetters(team: TeamDates, records: DatedRecords, today: string): Notification[] {
  return team.letters.flatMap(({ id, memberId, organizationId, status, createdAt, updatedAt }) => {
    const whose = `${organizationName(records, organizationId)} for ${memberName(team, memberId)}`
    const told = { kind: 'letter', href: '/los-tracker' } as const
    if (status === 'expired') {
      if (areApplicationsMade(team)) return []
      return {
        ...told,
        key: `letter:${id}:expired`,
        title: 'A letter of support has expired',
        text: `${whose}. The application needs a letter that stands.`,
        at: dayOf(updatedAt),
        severity: 'urgent',
      } satisfies Notification
    }
    const waited = daysBetween(dayOf(createdAt), today)
    if (status === 'issued' || waited < letterPatienceDays) return []
    return {
      ...told,
      key: `letter:${id}:pending`,
      title: 'A letter of support has been pending for long',
      text: `${whose}, recorded ${waited} days ago. Ask where it stands.`,
      at: addDays(dayOf(createdAt), letterPatienceDays),
      severity: 'attention',
    } satisfies Notification
  })
}

/** Names the person in a team of several, each of whom has an application of their own. */
function applicationWords({ teamMemberId, applicantName }: PrApplication, team: TeamDates) {
  const isOnly = teamMemberId !== null && team.people.length === 1 && team.prApplications.length === 1
  if (isOnly) return { ofWhom: '', application: 'Your application' }
  const name = teamMemberId === null ? applicantName : memberName(team, teamMemberId)
  return {
    ofWhom: ` (${name ?? 'Unknown Member'})`,
    application: `The application of ${name ?? 'Unknown Member'}`,
  }
}

const hasIssuedLetter = onceOf((letters: TeamDates['letters']) =>
  letters.some(({ status }) => status === 'issued'),
)

/** What only the making of an application still waits for, and a decision that a colleague has recorded. */
function tellApplication(application: PrApplication, team: TeamDates, today: string): Notification[] {
  const { id, status, medicalExamCompleted, policeCheckCompleted, feesPaid, updatedAt } = application
  const words = applicationWords(application, team)
  const href = applicantHref(application.teamMemberId ?? id)
  const told = { kind: 'pr_application', href, at: dayOf(updatedAt) } as const
  if (status === 'approved' || status === 'rejected') {
    if (daysBetween(dayOf(updatedAt), today) > newsDays) return []
    return [
      {
        ...told,
        key: `pr:${id}:${status}`,
        title: `Permanent residence: ${status}${words.ofWhom}`,
        text: `${words.application} for permanent residence is recorded as ${status}.`,
        severity: 'info',
      },
    ]
  }
  // Nobody is to be reminded of what somebody who has left did not send.
  if (status !== 'preparing' || application.teamMemberId === null) return []
  if (!hasIssuedLetter(team.letters)) return []
  if (today > lastFilingDay.value) {
    const end = formatDate(lastFilingDay.value)
    return [
      {
        ...told,
        key: `pr:${id}:not-filed`,
        title: `Permanent residence: not recorded as submitted${words.ofWhom}`,
        text: `This program took applications until ${end}. If it was sent by then, record it as submitted; if not, what is kept here is preparation for a successor.`,
        severity: 'info',
      },
    ]
  }
  const open = [
    medicalExamCompleted ? null : 'medical examination',
    policeCheckCompleted ? null : 'police certificates',
    feesPaid ? null : 'application fees',
  ].filter((item) => item !== null)
  if (open.length === 0) {
    const text = 'Its three essential requirements are ticked, and a letter of support is issued.'
    return [
      {
        ...told,
        key: `pr:${id}:ready`,
        title: `Permanent residence: ready to submit${words.ofWhom}`,
        text,
        severity: 'info',
      },
    ]
  }
  return [
    {
      ...told,
      key: `pr:${id}:open:${open.length}`,
      title: `Permanent residence: still open${words.ofWhom}`,
      text: `A letter of support is issued. Still open: ${open.join(', ')}.`,
      severity: 'info',
    },
  ]
}

function tellAnalyses({ analyses }: DatedRecords, today: string): Notification[] {
  return analyses
    .filter(({ createdAt }) => daysBetween(dayOf(createdAt), today) <= newsDays)
    .map(({ id, analysisType, documentType, createdAt }) => ({
      key: `analysis:${id}`,
      kind: 'analysis',
      title: analysisType === 'business_plan' ? 'Your business plan was analyzed' : 'A document was analyzed',
      text: `${analysisType === 'business_plan' ? 'Business plan' : sentenceCase(documentType)}, ${formatDate(createdAt)}. See what was found.`,
      href: '/document-analysis',
      at: dayOf(createdAt),
      severity: 'info',
    }))
}

function sentenceCase(name: string): string {
  const words = name.replaceAll('_', ' ').trim()
  return words === '' ? 'Document' : words.charAt(0).toUpperCase() + words.slice(1)
}

/** One call finds many matches: told once a day. */
function tellMatches({ matches }: DatedRecords, today: string): Notification[] {
  const counts = new Map<string, number>()
  for (const { createdAt } of matches) {
    const day = dayOf(createdAt)
    if (daysBetween(day, today) <= newsDays) counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return [...counts].map(([day, count]) => ({
    key: `matches:${day}:${count}`,
    kind: 'matches',
    title: count === 1 ? '1 new organization match' : `${count} new organization matches`,
    text: `Found on ${formatDate(day)}. See which ones fit.`,
    href: '/organizations',
    at: day,
    severity: 'info',
  }))
}

function hostOf(url: string): string {
  return url.split('/')[2] ?? url
}

function tellStoppedWebhooks({ stoppedWebhooks }: DatedRecords): Notification[] {
  return stoppedWebhooks.map(({ id, url, reason, disabledAt }) => ({
    key: `webhook:${id}:${disabledAt}`,
    kind: 'webhook',
    title: 'A webhook was turned off',
    text:
      reason === 'gone'
        ? `${hostOf(url)} answered that it is gone (410). Nothing is sent there until you turn it on again.`
        : `Nothing has arrived at ${hostOf(url)} for three days. Nothing is sent there until you turn it on again.`,
    href: '/account',
    at: dayOf(disabledAt),
    severity: 'urgent',
  }))
}
