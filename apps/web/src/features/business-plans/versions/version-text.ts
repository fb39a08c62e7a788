import type { PlanVersionSummary } from '@suv/domain'

/** Why a version was kept, as a member reads it. */
export const reasonNames: Record<PlanVersionSummary['reason'], string> = {
  save: 'Saved by you',
  complete: 'Completed by you',
  autosave: 'Kept while you wrote',
  restore: 'Before a restore',
  conflict: 'Set aside between two edits',
}
