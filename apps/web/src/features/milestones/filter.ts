import type { Milestone, MilestoneCategory } from '@suv/domain'
import { isOverdue } from './days.ts'

/** Which milestones are wanted, by how far they are. */
export const progressChoices = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'in_progress', label: 'In Progress' },
  { value: 'completed', label: 'Completed' },
] as const

export type MilestoneFilter = {
  progress: (typeof progressChoices)[number]['value']
  category: MilestoneCategory | 'all'
}

export const noFilter: MilestoneFilter = { progress: 'all', category: 'all' }

/** The ids of those that are wanted; null where all are. */
export function filterMilestones(
  milestones: readonly Milestone[],
  { progress, category }: MilestoneFilter,
  today: string,
): ReadonlySet<string> | null {
  if (progress === 'all' && category === 'all') return null
  const isWanted = (milestone: Milestone) =>
    (category === 'all' || milestone.category === category) && fits(milestone, progress, today)
  return new Set(milestones.filter(isWanted).map(({ id }) => id))
}

function fits(milestone: Milestone, progress: MilestoneFilter['progress'], today: string): boolean {
  if (progress === 'all') return true
  if (progress === 'open') return milestone.status !== 'completed'
  if (progress === 'overdue') return isOverdue(milestone, today)
  return milestone.status === progress
}
