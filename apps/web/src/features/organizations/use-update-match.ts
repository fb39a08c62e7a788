import type { OrganizationMatch, updateMatchSchema } from '@suv/domain'
import { useCallback } from 'react'
import type * as z from 'zod'
import { trpc } from '../../trpc.ts'
import { changeAtOnce } from '../../ui/change-at-once.ts'
import { toast } from '../../ui/toasts/toast-store.ts'
import { useMe } from '../session/use-me.ts'

export type MatchUpdate = z.output<typeof updateMatchSchema>

/** Changes what the member keeps about a match: at once on the screen, then on the server, and says how that went. */
export function useUpdateMatch() {
  const { id: userId } = useMe()
  const { list } = trpc.useUtils().organizationMatches
  const { mutateAsync, isPending } = trpc.organizationMatches.update.useMutation()
  const update = useCallback(
    async (before: OrganizationMatch, change: MatchUpdate, onSaved?: () => void) => {
      const { id } = before
      const isSaved = await changeAtOnce({
        of: `match ${id}`,
        before,
        after: { ...before, ...withoutGaps(change) },
        put: (match) =>
          list.setData({ id: userId }, (all) => all?.map((each) => (each.id === id ? match : each))),
        send: () => mutateAsync({ id, ...change }),
      })
      if (!isSaved) return
      toast({ title: 'Updated', description: 'Match status updated successfully.' })
      onSaved?.()
    },
    [list, mutateAsync, userId],
  )
  return { update, isPending }
}

function withoutGaps(change: MatchUpdate): Partial<OrganizationMatch> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}
