import { type Milestone, phaseSections } from '@suv/domain'
import { useMemo, useState } from 'react'
import { focusNeighbour } from '../../../ui/focus-neighbour.ts'
import { statusNames } from '../milestone-text.ts'
import { moveRow } from '../reorder.ts'
import { useChangeMilestones } from '../use-change-milestones.ts'
import { useDeleteMilestone } from '../use-delete-milestone.ts'
import { useMilestoneCache } from '../use-milestone-cache.ts'
import type { MilestoneActions } from './milestone-actions.ts'

/** The cards' actions, and what to tell a screen reader about the last one. */
export function useMilestoneActions(edit: (milestone: Milestone) => void) {
  const cache = useMilestoneCache()
  const change = useChangeMilestones()
  const remove = useDeleteMilestone()
  const [announcement, setAnnouncement] = useState('')
  const actions = useMemo<MilestoneActions>(
    () => ({
      edit,
      setStatus: ({ id, title }, status) => {
        change([{ id, update: { status } }])
        setAnnouncement(`${title}: ${statusNames[status]}`)
      },
      remove: (milestone, card) => {
        focusNeighbour(card)
        remove(milestone)
      },
      move: ({ id, title, phase }, to) => {
        const section = phaseSections(cache.read()).find(
          (candidate) => (candidate.phase?.key ?? null) === phase,
        )
        const rows = section?.milestones ?? []
        const from = rows.findIndex((row) => row.id === id)
        const moved = moveRow(rows, from, to)
        if (moved.length === 0) return
        change(moved.map((row) => ({ id: row.id, update: { order: row.order } })))
        setAnnouncement(`${title} is now ${to + 1} of ${rows.length}`)
      },
    }),
    [cache, change, edit, remove],
  )
  return { actions, announcement }
}
