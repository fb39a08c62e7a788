import type { Milestone } from './schema.ts'

/** How many the dashboard shows. */
const shown = 3

/** The dashboard's next steps: up to 3 of phase 1 that are upcoming or in progress, by `order` (specification 2, section 2). */
export function upcomingMilestones<M extends Pick<Milestone, 'status' | 'phase' | 'order'>>(
  milestones: readonly M[],
): readonly M[] {
  return milestones
    .filter(({ phase, status }) => phase === 'phase_1' && (status === 'upcoming' || status === 'in_progress'))
    .sort((a, b) => a.order - b.order)
    .slice(0, shown)
}
