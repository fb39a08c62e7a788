import { trpc } from '../../trpc.ts'
import { describeError } from '../../ui/describe-error.ts'
import { toast } from '../../ui/toasts/toast-store.ts'

/** Has the member work in another workspace. Every screen shows another plan, timeline, matches and finances from then on. */
export function useOpenWorkspace() {
  return trpc.workspaces.open.useMutation({
    onSuccess: () => location.reload(),
    onError: (error) => toast({ title: describeError(error), variant: 'destructive' }),
  })
}
