import { type Milestone, milestonesFromTemplate } from '@suv/domain'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { trpc } from '../../../trpc.ts'
import { useMe } from '../../session/use-me.ts'
import { inBatches } from '../in-batches.ts'
import { useMilestoneCache } from '../use-milestone-cache.ts'

/** The template has no title twice. One that was moved to another week is still there. */
export const stepKey = ({ title }: { title: string }) => title.trim().toLowerCase()

/**
 * Creates the milestones of the 22-week template from a start day. What the member has already is left out, so that a
 * second try after a lost connection finishes the first and doubles nothing.
 */
export function useCreateTemplate(onCreated: () => void) {
  const me = useMe()
  const cache = useMilestoneCache()
  const { client } = trpc.useUtils()
  const [doneCount, setDoneCount] = useState(0)
  const { mutate, isPending, isError, error } = useMutation({
    // A second click waits here, and then finds everything made.
    scope: { id: 'milestones-template' },
    mutationFn: async (startDay: string) => {
      const present = new Set((await client.milestones.list.query({ id: me.id })).map(stepKey))
      const steps = milestonesFromTemplate(startDay)
      const missing = steps.filter((step) => !present.has(stepKey(step)))
      let done = steps.length - missing.length
      setDoneCount(done)
      await inBatches(
        missing,
        (step): Promise<Milestone> => client.milestones.create.mutate({ ...step, userId: me.id }),
        () => {
          done += 1
          setDoneCount(done)
        },
      )
    },
    onSuccess: async () => {
      await cache.refresh()
      onCreated()
    },
  })
  return { create: mutate, isPending, isError, error, doneCount }
}
