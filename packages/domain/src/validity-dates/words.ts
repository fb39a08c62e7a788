import { formatDate } from '../formatting.ts'
import type { ApplicationStep, PaperKind } from '../papers/kinds.ts'
import { papers as rules } from '../papers/papers.ts'
import { lastCertificateDay } from '../program/validity.ts'
import { addDays } from '../shared/days.ts'
import { countDays } from '../shared/watch.ts'
import { type JudgedPaper, nextToExpire } from './judge.ts'
import type { Paper } from './papers.ts'

/** The validity view in sentences: what the picture shows, for whoever does not see it. */

/** 'Holds for 24 months from the day of the test. Counted on the day you file.' */
export function paperRuleText(kind: PaperKind): string {
  const { months, countedOn, dayName } = rules[kind]
  const length =
    months === null
      ? 'Holds up to and on its expiry date.'
      : `Must be less than ${months.value} months old, from the ${dayName.toLowerCase()}.`
  const counted =
    countedOn.length === 2
      ? 'Looked at when you file and when you land.'
      : `Looked at when you ${countedOn[0]}.`
  return `${length} ${counted}`
}

/** 'Police certificate (Brazil)'. */
export function paperTitle({ kind, label }: Pick<Paper, 'kind' | 'label'>): string {
  const { name } = rules[kind]
  return label ? `${name} (${label})` : name
}

/** One paper on that day: 'Expired on 3 Mar 2026', 'Holds until 9 Jul 2027: 200 days left'. */
export function paperStateText({ state, from, lastDay, daysLeft, refusal }: JudgedPaper): string {
  if (refusal === 'issued_too_late') {
    return `Not accepted: issued after ${formatDate(lastCertificateDay.value)}`
  }
  const isOver = daysLeft !== null && daysLeft < 0
  if (refusal === 'marked_expired' && !isOver) return 'Marked as expired'
  if (lastDay === null || daysLeft === null || state === 'unknown') return 'Date not known'
  if (isOver) return `Expired: ${formatDate(lastDay)} was the last day`
  if (state === 'not_yet') return `Counts only from ${formatDate(from ?? lastDay)}`
  return daysLeft === 0
    ? `Holds: ${formatDate(lastDay)} is the last day`
    : `Holds until ${formatDate(lastDay)}: ${countDays(daysLeft)} left`
}

/** The answer to "if I file (or land) on this day, what has expired?" in a few sentences. */
export function summariseValidity(
  papers: readonly JudgedPaper[],
  {
    day,
    step,
    nameOf,
  }: {
    readonly day: string
    readonly step: ApplicationStep
    readonly nameOf: (memberId: string) => string
  },
): string {
  const counted = papers.filter(({ isCounted }) => isCounted)
  const inState = (...states: JudgedPaper['state'][]) => counted.filter(({ state }) => states.includes(state))
  const name = (paper: Paper) => {
    const owner = paper.memberId === null ? '' : ` of ${nameOf(paper.memberId)}`
    const [first = '', ...rest] = paperTitle(paper)
    return `${first.toLowerCase()}${rest.join('')}${owner}`
  }
  const list = (listed: readonly JudgedPaper[]) => listed.map(name).join('; ')
  const gone = inState('expired', 'refused')
  const early = inState('not_yet')
  const unknown = inState('unknown')
  const next = nextToExpire(papers)
  const start = `If you ${step} on ${formatDate(day)}, `
  return [
    gone.length === 0
      ? `${start}${unknown.length === counted.length ? 'no date is known to say what has expired.' : 'nothing that is known has expired.'}`
      : `${start}${gone.length} of ${counted.length} papers ${gone.length === 1 ? 'counts' : 'count'} no longer: ${list(gone)}.`,
    ...(early.length > 0 ? [`Too early for ${list(early)}.`] : []),
    ...(unknown.length > 0 && unknown.length < counted.length
      ? [`Dates are missing for ${unknown.length}: ${list(unknown)}.`]
      : []),
    ...(next?.lastDay
      ? [`The next to run out is ${name(next)}, from ${formatDate(addDays(next.lastDay, 1))} on.`]
      : []),
  ].join(' ')
}
