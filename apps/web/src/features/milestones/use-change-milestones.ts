import { applyMilestoneUpdate, type updateMilestoneSchema } from '@suv/domain'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type * as z from 'zod'
import { trpc } from '../../trpc.ts'
import { failedSave, saved } from '../../ui/failed-save.ts'
import { sendPendingDeletion } from '../../ui/undo/pending-deletion.ts'
import { inBatches } from './in-batches.ts'
import { useMilestoneCache } from './use-milestone-cache.ts'

export type MilestoneUpdate = z.output<typeof updateMilestoneSchema>
export type MilestoneChange = { readonly id: string; readonly update: MilestoneUpdate }

const changesOfMilestones = 'changes of milestones'

/**
 * Changes milestones at once on the screen, by the same rule as the server, and then there. Changes are sent one after the
 * other. When one fails, that stays on the screen with its reason, and the list is read anew: it shows what was saved.
 */
export function useChangeMilestones(): (changes: readonly MilestoneChange[]) => void {
  const cache = useMilestoneCache()
  const { client } = trpc.useUtils()
  // An answer must not undo on the screen what was changed since.
  const pending = useRef(new Map<string, number>())
  const count = (id: string, step: number) => pending.current.set(id, (pending.current.get(id) ?? 0) + step)
  const { mutate } = useMutation({
    scope: { id: 'milestones' },
    onMutate: (changes: readonly MilestoneChange[]) => {
      const now = new Date().toISOString()
      const updates = new Map(changes.map(({ id, update }) => [id, update]))
      for (const { id } of changes) count(id, 1)
      cache.put(
        cache.read().flatMap((milestone) => {
          const update = updates.get(milestone.id)
          return update ? [applyMilestoneUpdate(milestone, update, now)] : []
        }),
      )
    },
    mutationFn: (changes) =>
      inBatches(
        changes,
        ({ id, update }) => client.milestones.update.mutate({ id, ...update }),
        (milestone) => {
          if (pending.current.get(milestone.id) === 1) cache.put([milestone])
        },
      ),
    onSuccess: () => saved(changesOfMilestones),
    onError: async (error, changes) => {
      failedSave({
        of: changesOfMilestones,
        error,
        failure: 'Your change was not saved. The list shows what is.',
        retry: () => mutate(changes),
      })
      await sendPendingDeletion()
      await cache.refresh().catch(() => {
        // The list then stays as it is; the toast has said that the change is not saved.
      })
    },
    onSettled: (_answer, _error, changes) => {
      for (const { id } of changes) count(id, -1)
    },
  })
  return mutate
}
