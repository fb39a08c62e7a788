import { trpc } from '../../trpc.ts'
import { toast } from '../../ui/toasts/toast-store.ts'
import { useMe } from '../session/use-me.ts'

/** Scores all listed organizations on the server. */
export function useFindMatches() {
  const { id } = useMe()
  const { organizationMatches } = trpc.useUtils()
  return trpc.organizationMatches.match.useMutation({
    onSuccess: (matches) => {
      organizationMatches.list.setData({ id }, matches)
      toast({
        title: 'Matches Found!',
        description: `${matches.length} ${matches.length === 1 ? 'organization was' : 'organizations were'} scored for your company.`,
      })
    },
    onError: () =>
      toast({
        title: 'Error',
        description: 'Failed to find matches. Please try again.',
        variant: 'destructive',
      }),
  })
}
