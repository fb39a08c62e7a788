import { addDays } from '../shared/days.ts'
import type { Milestone } from './schema.ts'

/**
 * What wants attention this week: open milestones that are due within 7 days of `today` (YYYY-MM-DD) or overdue, the longest
 * overdue first, then those in progress without a date so near, by `order`.
 */
export function thisWeek<M extends Pick<Milestone, 'status' | 'dueDate' | 'order'>>(
  milestones: readonly M[],
  today: string,
): readonly M[] {
  const lastDay = addDays(today, 6)
  const dayOf = ({ dueDate }: M) => dueDate?.slice(0, 10) ?? ''
  const open = milestones.filter(({ status }) => status !== 'completed')
  const isNear = (milestone: M) => milestone.dueDate !== null && dayOf(milestone) <= lastDay
  return [
    ...open.filter(isNear).sort((a, b) => dayOf(a).localeCompare(dayOf(b)) || a.order - b.order),
    ...open
      .filter((milestone) => milestone.status === 'in_progress' && !isNear(milestone))
      .sort((a, b) => a.order - b.order),
  ]
}
