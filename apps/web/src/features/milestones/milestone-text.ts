import type { MilestoneCategory, MilestoneStatus, Phase, PhaseStatus } from '@suv/domain'

export const statusNames: Record<MilestoneStatus, string> = {
  completed: 'Completed',
  in_progress: 'In Progress',
  upcoming: 'Upcoming',
  future: 'Future',
}

export const phaseStatusNames: Record<PhaseStatus, string> = {
  completed: 'Completed',
  in_progress: 'In Progress',
  upcoming: 'Upcoming',
}

export const categoryNames: Record<MilestoneCategory, string> = {
  business_plan: 'Business Plan',
  regulatory: 'Regulatory',
  financial: 'Financial',
  legal: 'Legal',
}

/** A status as its card shows it: 'IN PROGRESS'. */
export function shoutStatus(status: MilestoneStatus): string {
  return status.toUpperCase().replaceAll('_', ' ')
}

/** '1 milestone', '6 milestones'. */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

export function weekRange({ weekFrom, weekTo }: Phase): string {
  return `Weeks ${weekFrom}-${weekTo}`
}
