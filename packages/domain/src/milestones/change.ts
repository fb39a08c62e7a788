import type * as z from 'zod'
import type { Milestone, MilestoneStatus, updateMilestoneSchema } from './schema.ts'

type Progressing = Pick<Milestone, 'status' | 'completedDate' | 'progress'>

/**
 * A milestone in another status. Any of the four may follow any other: the specification shows no order, and people
 * reopen and postpone steps. Completing sets the date (`now`, an ISO moment) and 100%; a milestone that is completed
 * already keeps its date. Leaving `completed` clears the date and sets 0%, since the share before it is not kept.
 */
export function applyStatus<M extends Progressing>(milestone: M, status: MilestoneStatus, now: string): M {
  if (status === 'completed') {
    return { ...milestone, status, completedDate: milestone.completedDate ?? now, progress: 100 }
  }
  const wasCompleted = milestone.status === 'completed'
  return { ...milestone, status, completedDate: null, progress: wasCompleted ? 0 : milestone.progress }
}

/** A milestone after a PATCH. A progress that comes along wins, except that a completed milestone stays at 100%. */
export function applyMilestoneUpdate<M extends Progressing>(
  milestone: M,
  update: z.output<typeof updateMilestoneSchema>,
  now: string,
): M {
  const { status, ...others } = update
  const given = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined))
  const changed = { ...applyStatus(milestone, status ?? milestone.status, now), ...given }
  return changed.status === 'completed' ? { ...changed, progress: 100 } : changed
}
