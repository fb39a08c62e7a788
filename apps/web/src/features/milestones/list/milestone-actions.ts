import type { Milestone, MilestoneStatus } from '@suv/domain'

/** What can be done with a milestone on its card. The object stays the same, so that cards need not be drawn anew. */
export type MilestoneActions = {
  setStatus: (milestone: Milestone, status: MilestoneStatus) => void
  edit: (milestone: Milestone) => void
  remove: (milestone: Milestone, card: HTMLElement | null) => void
  /** Moves a milestone within its phase. Places count from 0, in the order shown. */
  move: (milestone: Milestone, to: number) => void
}

/** A milestone that is asked for from elsewhere on the page, and how many were before it. */
export type ShownMilestone = { readonly id: string; readonly times: number }
