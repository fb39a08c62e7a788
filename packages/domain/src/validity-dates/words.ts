import { formatDate } from '../formatting.ts'
import type { ApplicationStep, PaperKind } from '../papers/kinds.ts'
import { papers as rules } from '../papers/papers.ts'
import type { OpenPart } from '../papers/term.ts'
import { lastCertificateDay, lastFilingDay } from '../program/validity.ts'
import { addDays } from '../shared/days.ts'
import { countDays } from '../shared/watch.ts'
import { type JudgedPaper, nextToExpire } from './judge.ts'
import type { Paper } from './papers.ts'

/** The validity view in sentences: what the picture shows, for whoever does not see it. */

/** That there is no day left to file on. */
export const noFilingText = `Nothing can be filed under this program: it took applications until ${formatDate(lastFilingDay.value)}.`

const stepWords: Record<ApplicationStep, string> = {
  file: 'the application is made',
  ask: 'IRCC asks for papers anew',
  land: 'you land',
}

const listed = new Intl.ListFormat('en-CA')

/** 'Must be less than 24 months old, from the day of the test. Looked at when the application is made.' */
export function paperRuleText(kind: PaperKind): string {
  const { months, countedOn, dayName, rule } = rules[kind]
  const length =
    rule !== undefined
      ? rule.value
      : months === null
        ? 'Holds up to and on its expiry date.'
        : `Must be less than ${months.value} months old, from the ${dayName.toLowerCase()}.`
  return `${length} Looked at ${listed.format(countedOn.map((step) => `when ${stepWords[step]}`))}.`
}

/** 'Police certificate (Brazil)'. */
export function paperTitle({ kind, label }: Pick<Paper, 'kind' | 'label'>): string {
  const { name } = rules[kind]
  return label ? `${name} (${label})` : name
}

/** One paper on that day: 'Expired on 3 Mar 2026', 'Holds until 9 Jul 2027: 200 days left'. */
export function paperStateText(paper: JudgedPaper): string {
  const { state, from, lastDay, daysLeft, refusal, isLasting, stayEndedOn, open } = paper
  if (refusal === 'issued_too_late') {
    return `Not accepted: issued after ${formatDate(lastCertificateDay.value)}`
  }
  const stay =
    stayEndedOn === null ? 'the last stay ended' : `the last stay ended on ${formatDate(stayEndedOn)}`
  if (refusal === 'issued_before_stay_ended') return `Does not count: issued before ${stay}`
  const isOver = daysLeft !== null && daysLeft < 0
  if (refusal === 'marked_expired' && !isOver) return 'Marked as expired'
  if (state === 'not_yet' && from !== null) return `Counts only from ${formatDate(from)}`
  if (isLasting) return `Holds, and does not age: issued after ${stay}`
  if (open.includes('stay_end')) return 'End of the last stay not known'
  if (lastDay === null || daysLeft === null || state === 'unknown') return 'Date not known'
  if (isOver) return `Expired: ${formatDate(lastDay)} was the last day`
  return daysLeft === 0
    ? `Holds: ${formatDate(lastDay)} is the last day`
    : `Holds until ${formatDate(lastDay)}: ${countDays(daysLeft)} left`
}

const openWords: Record<OpenPart, string> = {
  country: 'Add its country.',
  stay: 'Say whether this is the country lived in now: its six months are counted until then.',
  stay_end: 'Add the last day of the last stay of six months or more there.',
}

/** What has to be said of a police certificate before the rule can be applied to it; null where nothing is missing. */
export function paperQuestion({ open }: Pick<Paper, 'open'>): string | null {
  return open.length === 0 ? null : open.map((part) => openWords[part]).join(' ')
}

const questions: Record<ApplicationStep, (day: string) => string> = {
  file: (day) => `If a successor asked for the same papers on ${day}, `,
  ask: (day) => `If IRCC asks on ${day}, `,
  land: (day) => `If you land on ${day}, `,
}

/** The answer to "if IRCC asks, or I land, on this day, what has expired?" in a few sentences; for `file` as preparation only. */
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
  const start = questions[step](formatDate(day))
  const counts = step === 'file' ? 'would count' : gone.length === 1 ? 'counts' : 'count'
  return [
    gone.length === 0
      ? `${start}${unknown.length === counted.length ? 'no date is known to say what has expired.' : 'nothing that is known has expired.'}`
      : `${start}${gone.length} of ${counted.length} papers ${counts} no longer: ${list(gone)}.`,
    ...(early.length > 0 ? [`Too early for ${list(early)}.`] : []),
    ...(unknown.length > 0 && unknown.length < counted.length
      ? [`Dates are missing for ${unknown.length}: ${list(unknown)}.`]
      : []),
    ...(next?.lastDay
      ? [`The next to run out is ${name(next)}, from ${formatDate(addDays(next.lastDay, 1))} on.`]
      : []),
  ].join(' ')
}
