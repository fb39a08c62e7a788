import { formatDate } from '../../formatting.ts'
import { addMonths } from '../../shared/days.ts'
import { priorityOf } from '../deadlines.ts'
import type { FoundDate } from '../facts/dates.ts'
import { couldNotTell, type ReadCheck, type ReadDeadline } from '../reading.ts'

export type Term = {
  readonly requirement: string
  readonly months: number
  /** The day from which it counts, in words: 'Issued', 'Examined'. */
  readonly event: string
  readonly missing: string
  readonly advice: string
  /** What ends, for the list of days to mind. */
  readonly ends: string
  /** Whether the last day still counts. */
  readonly lastDayCounts: boolean
}

/** Whether a paper still holds, counted in months from a day that it states. */
export function termCheck(
  from: FoundDate | undefined,
  today: string,
  { requirement, months, event, missing, advice, ends, lastDayCounts }: Term,
): { check: ReadCheck; deadlines: readonly ReadDeadline[] } {
  if (!from) {
    return { check: couldNotTell(requirement, missing, advice), deadlines: [] }
  }
  const end = addMonths(from.day, months)
  const isToCome = from.day > today
  const holds = lastDayCounts ? today <= end : today < end
  const details = isToCome
    ? `${event} ${formatDate(from.day)}, which is still to come.`
    : holds
      ? `${event} ${formatDate(from.day)}; the ${months} months end on ${formatDate(end)}.`
      : `${event} ${formatDate(from.day)}; the ${months} months ended on ${formatDate(end)}.`
  const status = isToCome ? 'partially_met' : holds ? 'met' : 'not_met'
  const deadline = { description: ends, priority: priorityOf(end, today), date: end, category: 'regulatory' }
  return {
    check: { requirement, status, details, spans: [from], advice },
    deadlines: holds ? [{ deadline, span: from }] : [],
  }
}
