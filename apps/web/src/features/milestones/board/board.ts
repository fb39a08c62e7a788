import { addDays, daysBetween, dueDateForWeek, type Milestone, programWeeks } from '@suv/domain'
import { dayOf } from '../days.ts'

const programDays = 7 * programWeeks

/** The first day of week 1, as most of the due dates tell it; null where none does. The earlier day wins a tie. */
export function programStart(milestones: readonly Milestone[]): string | null {
  const votes = new Map<string, number>()
  for (const { dueDate, phaseWeek } of milestones) {
    if (dueDate === null || phaseWeek === null) continue
    const start = addDays(dayOf(dueDate), 1 - 7 * phaseWeek)
    votes.set(start, (votes.get(start) ?? 0) + 1)
  }
  let best: string | null = null
  let bestVotes = 0
  for (const [start, count] of votes) {
    if (count > bestVotes || (count === bestVotes && best !== null && start < best)) {
      best = start
      bestVotes = count
    }
  }
  return best
}

/** Where a day stands in the program that begins on `start`. */
export type Today = {
  /** 1 to 22, or null outside the program. */
  readonly week: number | null
  /** Share of the program that is over, 0 to 1, at the middle of the day; null outside the program. */
  readonly share: number | null
  readonly isBefore: boolean
}

export function placeToday(start: string, today: string): Today {
  const days = daysBetween(start, today)
  if (days < 0 || days >= programDays) return { week: null, share: null, isBefore: days < 0 }
  return { week: weekOf(days), share: (days + 0.5) / programDays, isBefore: false }
}

function weekOf(days: number): number {
  return Math.floor(days / 7) + 1
}

export function lastDay(start: string): string {
  return dueDateForWeek(start, programWeeks)
}

/** The milestones of each week, week 1 first. One without a week stands where its due date falls, or nowhere. */
export function milestonesByWeek(
  milestones: readonly Milestone[],
  start: string | null,
): readonly (readonly Milestone[])[] {
  const weeks: Milestone[][] = Array.from({ length: programWeeks }, () => [])
  for (const milestone of milestones) {
    const week = milestone.phaseWeek ?? weekByDueDate(milestone, start)
    if (week !== null) weeks[week - 1]?.push(milestone)
  }
  return weeks
}

function weekByDueDate({ dueDate }: Milestone, start: string | null): number | null {
  if (dueDate === null || start === null) return null
  return weekOf(daysBetween(start, dayOf(dueDate)))
}
