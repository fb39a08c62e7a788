import { addDays, addMonths } from '../shared/days.ts'
import type { PaperKind } from './kinds.ts'
import { papers } from './papers.ts'

/**
 * The last day on which a paper counts. `day` is a passport's or permit's own last day, which still counts; for the others
 * the day from which the months run. A paper must be less than so many months old, so that the day on which it reaches them
 * is too late. Where that month has no such day, its last day is taken as the one that is too late, on the careful side; a
 * certificate still counts on it (`lastFilingDay`).
 */
export function lastDayOf(kind: PaperKind, day: string): string {
  const { months, reachesMonthEnd } = papers[kind]
  if (months === null) return day
  const end = addMonths(day, months.value)
  const isCutShort = end.slice(8) < day.slice(8)
  return isCutShort && reachesMonthEnd ? end : addDays(end, -1)
}

/** The months for which a paper holds; throws for one that prints its own last day. */
export function monthsOf(kind: PaperKind): number {
  const { months } = papers[kind]
  if (months === null) throw new TypeError(`A ${kind} prints its own last day.`)
  return months.value
}
