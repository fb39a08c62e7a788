import { useCallback, useEffect } from 'react'
import { failedSave } from '../failed-save.ts'
import { dismissToast, toast } from '../toasts/toast-store.ts'
import { cancelDeletion, holdDeletion, sendPendingDeletion } from './pending-deletion.ts'

/** One thing to delete, and what the person reads about it. */
type Removal = {
  id: string
  /** Of the REST call that deletes it. */
  path: string
  send: () => Promise<unknown>
  /** Takes it off the screen, and puts it back. */
  hide: () => void
  show: () => void
  /** 'Milestone deleted'. */
  title: string
  /** What was deleted. */
  name: string
  /** What the person reads where the server did not delete it. */
  failure: string
}

/** For the part of a screen that lives as long as the screen: a deletion that waits is sent when it is left. */
export function useDeleteOnLeave(): void {
  useEffect(() => () => void sendPendingDeletion(), [])
}

/**
 * Takes something off the screen at once, offers to undo that, and deletes it on the server when the offer is over: after a
 * while, when the next deletion comes, or when the screen is left (`useDeleteOnLeave`).
 */
export function useUndoableDelete(): (removal: Removal) => void {
  return useCallback(({ id, path, send, hide, show, title, name, failure }) => {
    hide()
    holdDeletion({
      id,
      path,
      send: async () => {
        dismissToast(toastId)
        try {
          await send()
        } catch (error) {
          show()
          failedSave({ of: path, error, failure })
        }
      },
    })
    const undo = () => {
      if (cancelDeletion(id)) show()
    }
    const toastId = toast({ title, description: name, action: { label: 'Undo', onClick: undo } })
  }, [])
}
