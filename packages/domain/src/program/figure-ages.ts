import { daysBetween } from '../shared/days.ts'
import type { FigureInWords, FigureTopic } from './figure-topics.ts'

/** A figure that nobody has looked at for longer than this has to be checked again. */
export const mostDaysUnchecked = 120

export type FigureAge = FigureInWords & {
  readonly topic: string
  /** Days from the day on which it was checked to the day asked about. */
  readonly days: number
  readonly isStale: boolean
}

/** Every figure with the days since it was checked, the longest unchecked first. `day` is YYYY-MM-DD. */
export function figureAges(topics: readonly FigureTopic[], day: string): FigureAge[] {
  return topics
    .flatMap(({ title, entries }) =>
      entries.map((entry) => {
        const days = daysBetween(entry.checkedOn, day)
        return { ...entry, topic: title, days, isStale: days > mostDaysUnchecked }
      }),
    )
    .toSorted((a, b) => b.days - a.days)
}
