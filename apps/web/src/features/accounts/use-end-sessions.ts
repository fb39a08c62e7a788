import { useMutation } from '@tanstack/react-query'
import { trpc } from '../../trpc.ts'
import { describeError } from '../../ui/describe-error.ts'
import { toast } from '../../ui/toasts/toast-store.ts'

/** Ends the sessions with these ids, then reads the list anew: it shows what really ended, also after a failure. */
export function useEndSessions() {
  const utils = trpc.useUtils()
  return useMutation({
    mutationFn: (ids: string[]) => Promise.all(ids.map((id) => utils.client.sessions.end.mutate({ id }))),
    onSuccess: (ended) => {
      toast({ title: ended.length === 1 ? 'Session ended' : `${ended.length} sessions ended` })
    },
    onError: (error) => {
      toast({
        title: 'Not every session could be ended',
        description: describeError(error),
        variant: 'destructive',
      })
    },
    onSettled: () => utils.sessions.list.invalidate(),
  })
}
