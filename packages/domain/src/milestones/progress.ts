import { type Phase, phases } from './phases.ts'
import type { Milestone } from './schema.ts'

/** How many milestones there are in each status, and how many percent are completed. */
export type MilestoneCounts = {
  readonly total: number
  readonly completed: number
  readonly inProgress: number
  readonly upcoming: number
  readonly future: number
  /** Whole percent; 100 only when all are completed, 0 only when none is. 0 for an empty list. */
  readonly percent: number
}

type WithStatus = Pick<Milestone, 'status'>

export function countMilestones(milestones: readonly WithStatus[]): MilestoneCounts {
  const number = { completed: 0, in_progress: 0, upcoming: 0, future: 0 }
  for (const { status } of milestones) number[status] += 1
  const { completed, in_progress: inProgress, upcoming, future } = number
  const total = milestones.length
  return { total, completed, inProgress, upcoming, future, percent: percentOf(completed, total) }
}

function percentOf(completed: number, total: number): number {
  if (total === 0 || completed === 0) return 0
  if (completed === total) return 100
  // Rounding alone would call 199 of 200 complete.
  return Math.min(99, Math.max(1, Math.round((100 * completed) / total)))
}

/** How far one phase is, in whole percent of its milestones completed. Takes the milestones of that phase. */
export function phaseProgress(milestones: readonly WithStatus[]): number {
  return countMilestones(milestones).percent
}

export type PhaseStatus = 'completed' | 'in_progress' | 'upcoming'

/** The status of one phase, from its milestones (specification 2, section 4). */
export function phaseStatus(milestones: readonly WithStatus[]): PhaseStatus {
  const { percent, inProgress } = countMilestones(milestones)
  if (percent === 100) return 'completed'
  return inProgress > 0 || percent > 0 ? 'in_progress' : 'upcoming'
}

/** A section of the timeline. `phase` is null for the milestones that belong to no phase. */
export type PhaseSection<M> = {
  readonly phase: Phase | null
  readonly milestones: readonly M[]
  readonly counts: MilestoneCounts
  readonly status: PhaseStatus
}

/**
 * The sections of the timeline: each phase that has milestones, then those without a phase, which the Add Milestone
 * dialog makes. Within a section by `order`; equal orders stay as they come.
 */
export function phaseSections<M extends Pick<Milestone, 'status' | 'phase' | 'order'>>(
  milestones: readonly M[],
): readonly PhaseSection<M>[] {
  const ordered = milestones.toSorted((a, b) => a.order - b.order)
  return [...phases, null].flatMap((phase) => {
    const own = ordered.filter((milestone) => milestone.phase === (phase?.key ?? null))
    if (own.length === 0) return []
    return [{ phase, milestones: own, counts: countMilestones(own), status: phaseStatus(own) }]
  })
}
