import type { Milestone } from '@suv/domain'
import { useCallback } from 'react'
import { trpc } from '../../trpc.ts'
import { useUndoableDelete } from '../../ui/undo/use-undoable-delete.ts'
import { useMilestoneCache } from './use-milestone-cache.ts'

/** Takes a milestone off the list at once, offers to undo it, and deletes it on the server when that offer is over: see `useDeleteOnLeave`. */
export function useDeleteMilestone(): (milestone: Milestone) => void {
  const cache = useMilestoneCache()
  const remove = useUndoableDelete()
  const { mutateAsync } = trpc.milestones.remove.useMutation()
  return useCallback(
    (milestone) => {
      const { id, title } = milestone
      remove({
        id,
        path: `/api/milestones/${encodeURIComponent(id)}`,
        send: () => mutateAsync({ id }),
        hide: () => cache.remove(id),
        show: () => cache.put([milestone]),
        title: 'Milestone deleted',
        name: title,
        failure: `“${title}” was not deleted. It is back on your timeline.`,
      })
    },
    [cache, mutateAsync, remove],
  )
}
