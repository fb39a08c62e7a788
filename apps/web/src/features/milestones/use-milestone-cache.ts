import type { Milestone } from '@suv/domain'
import { useMemo } from 'react'
import { trpc } from '../../trpc.ts'
import { useMe } from '../session/use-me.ts'

/** As the server lists them: by order, then by age. */
function byOrder(a: Milestone, b: Milestone): number {
  return a.order - b.order || a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id)
}

export type MilestoneCache = {
  /** Puts milestones into the list, new or in place of their older selves. */
  put: (milestones: readonly Milestone[]) => void
  remove: (id: string) => void
  read: () => readonly Milestone[]
  /** Reads the list from the server, whatever is here. */
  refresh: () => Promise<readonly Milestone[]>
}

/** The member's list of milestones as every screen sees it, kept up from the server's answers. */
export function useMilestoneCache(): MilestoneCache {
  const { id } = useMe()
  const utils = trpc.useUtils()
  return useMemo(() => {
    const { list } = utils.milestones
    return {
      put: (milestones) => {
        const fresh = new Map(milestones.map((milestone) => [milestone.id, milestone]))
        list.setData({ id }, (all) => {
          if (all === undefined) return all
          return [...all.filter((milestone) => !fresh.has(milestone.id)), ...milestones].sort(byOrder)
        })
      },
      remove: (gone) => list.setData({ id }, (all) => all?.filter((milestone) => milestone.id !== gone)),
      read: () => list.getData({ id }) ?? [],
      refresh: () => list.fetch({ id }, { staleTime: 0 }),
    }
  }, [id, utils])
}
