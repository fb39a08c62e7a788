import type { Milestone } from '@suv/domain'
import { useCallback, useEffect } from 'react'
import { trpc } from '../../trpc.ts'
import { dismissToast, toast } from '../../ui/toasts/toast-store.ts'
import { cancelDeletion, holdDeletion, sendPendingDeletion } from './pending-deletion.ts'
import { useMilestoneCache } from './use-milestone-cache.ts'

/** Takes a milestone off the list at once, offers to undo it, and deletes it on the server when that offer is over. */
export function useDeleteMilestone(): (milestone: Milestone) => void {
  const cache = useMilestoneCache()
  const { mutateAsync } = trpc.milestones.remove.useMutation()

  useEffect(() => () => void sendPendingDeletion(), [])

  return useCallback(
    (milestone) => {
      const { id, title } = milestone
      cache.remove(id)
      holdDeletion(id, async () => {
        dismissToast(toastId)
        try {
          await mutateAsync({ id })
        } catch {
          cache.put([milestone])
          toast({
            title: 'Error',
            description: `“${title}” was not deleted. It is back on your timeline.`,
            variant: 'destructive',
          })
        }
      })
      const undo = () => {
        if (cancelDeletion(id)) cache.put([milestone])
      }
      const toastId = toast({
        title: 'Milestone deleted',
        description: title,
        action: { label: 'Undo', onClick: undo },
      })
    },
    [cache, mutateAsync],
  )
}
