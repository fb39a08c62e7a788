import { formatDate } from '../../formatting.ts'
import type { PaperKind } from '../../papers/kinds.ts'
import { lastDayOf, monthsOf } from '../../papers/last-day.ts'
import { addDays } from '../../shared/days.ts'
import { priorityOf } from '../deadlines.ts'
import type { FoundDate } from '../facts/dates.ts'
import { couldNotTell, type ReadCheck, type ReadDeadline } from '../reading.ts'

export type Term = {
  readonly kind: PaperKind
  readonly requirement: string
  /** The day from which it counts, in words: 'Issued', 'Examined'. */
  readonly event: string
  readonly missing: string
  readonly advice: string
  /** What ends, for the list of days to mind. */
  readonly ends: string
  /** Where age alone does not decide: what an older one still counts for. */
  readonly olderText?: string
}

/** Whether a paper still holds, counted in months from a day that it states. */
export function termCheck(
  from: FoundDate | undefined,
  today: string,
  { kind, requirement, event, missing, advice, ends, olderText }: Term,
): { check: ReadCheck; deadlines: readonly ReadDeadline[] } {
  if (!from) {
    return { check: couldNotTell(requirement, missing, advice), deadlines: [] }
  }
  const months = monthsOf(kind)
  const lastDay = lastDayOf(kind, from.day)
  const end = addDays(lastDay, 1)
  const isToCome = from.day > today
  const holds = today <= lastDay
  const details = isToCome
    ? `${event} ${formatDate(from.day)}, which is still to come.`
    : holds
      ? `${event} ${formatDate(from.day)}; the ${months} months end on ${formatDate(end)}.`
      : [`${event} ${formatDate(from.day)}; the ${months} months ended on ${formatDate(end)}.`, olderText]
          .filter(Boolean)
          .join(' ')
  const older = olderText === undefined ? 'not_met' : 'partially_met'
  const status = isToCome ? 'partially_met' : holds ? 'met' : older
  const deadline = { description: ends, priority: priorityOf(end, today), date: end, category: 'regulatory' }
  return {
    check: { requirement, status, details, spans: [from], advice },
    deadlines: holds ? [{ deadline, span: from }] : [],
  }
}
