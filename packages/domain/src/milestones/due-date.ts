import { DomainError } from '../errors.ts'
import { addDays } from '../shared/days.ts'
import { programWeeks } from './phases.ts'

/**
 * When something of a program week is due: at the last day of that week, as an ISO moment at midnight UTC, so that it is
 * the same calendar day for every reader. `startDay` (YYYY-MM-DD) is the first day of week 1. Throws `invalid_input` for a
 * week outside 1 to 22 and for a day that the calendar does not have.
 */
export function dueDateForWeek(startDay: string, phaseWeek: number): string {
  if (!Number.isInteger(phaseWeek) || phaseWeek < 1 || phaseWeek > programWeeks) {
    throw new DomainError('invalid_input', `The program has weeks 1 to ${programWeeks}.`)
  }
  return `${addDays(startDay, 7 * phaseWeek - 1)}T00:00:00.000Z`
}
