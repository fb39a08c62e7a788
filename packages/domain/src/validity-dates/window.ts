import { addDays, addMonths } from '../shared/days.ts'
import type { Paper } from './papers.ts'

/** The span of days that the picture shows. Both ends are part of it. */
export type DayWindow = { readonly start: string; readonly end: string }

/** How far back and ahead the picture reaches where the papers' own dates do not say. */
const monthsBack = 6
const monthsAhead = 24
/** A passport of ten years would squeeze everything else into a corner. */
const mostMonthsBack = 24
const mostMonthsAhead = 60

/** From a little before the earliest date of the papers, to a little after the last one, and today always inside. */
export function windowAround(papers: readonly Paper[], today: string): DayWindow {
  let start = addMonths(today, -monthsBack)
  let end = addMonths(today, monthsAhead)
  for (const { from, lastDay } of papers) {
    if (from !== null && from < start) start = from
    if (lastDay !== null && addDays(lastDay, 30) > end) end = addDays(lastDay, 30)
  }
  const earliest = addMonths(today, -mostMonthsBack)
  const latest = addMonths(today, mostMonthsAhead)
  if (start < earliest) start = earliest
  if (end > latest) end = latest
  return { start, end }
}
