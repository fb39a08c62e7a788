import type { OrganizationMatch, updateMatchSchema } from '@suv/domain'
import { useCallback } from 'react'
import type * as z from 'zod'
import { trpc } from '../../trpc.ts'
import { describeError } from '../../ui/describe-error.ts'
import { toast } from '../../ui/toasts/toast-store.ts'
import { useMe } from '../session/use-me.ts'

export type MatchUpdate = z.output<typeof updateMatchSchema>

/** Changes what the member keeps about a match: at once on the screen, then on the server, and says how that went. */
export function useUpdateMatch() {
  const { id: userId } = useMe()
  const { organizationMatches } = trpc.useUtils()
  const put = (id: string, change: (match: OrganizationMatch) => OrganizationMatch) =>
    organizationMatches.list.setData({ id: userId }, (all) =>
      all?.map((match) => (match.id === id ? change(match) : match)),
    )
  const { mutate, isPending } = trpc.organizationMatches.update.useMutation({
    onMutate: ({ id, ...change }) => {
      const before = organizationMatches.list.getData({ id: userId })?.find((match) => match.id === id)
      put(id, (match) => ({ ...match, ...withoutGaps(change) }))
      return before
    },
    onSuccess: (saved) => {
      put(saved.id, () => saved)
      toast({ title: 'Updated', description: 'Match status updated successfully.' })
    },
    onError: (error, { id }, before) => {
      if (before) put(id, () => before)
      toast({ title: 'Error', description: describeError(error), variant: 'destructive' })
    },
  })
  const update = useCallback(
    (match: OrganizationMatch, change: MatchUpdate, onSaved?: () => void) =>
      mutate({ id: match.id, ...change }, { onSuccess: () => onSaved?.() }),
    [mutate],
  )
  return { update, isPending }
}

function withoutGaps(change: MatchUpdate): Partial<OrganizationMatch> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}
