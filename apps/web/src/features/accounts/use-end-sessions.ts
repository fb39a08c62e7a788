import { trpc } from '../../trpc.ts'
import { describeError } from '../../ui/describe-error.ts'
import { toast } from '../../ui/toasts/toast-store.ts'

/** Ends one session, then reads the list anew: it shows what really ended, also after a failure. */
export function useEndSession() {
  const settings = useSettings()
  return trpc.sessions.end.useMutation({ ...settings, onSuccess: () => toast({ title: 'Session ended' }) })
}

/** Ends every session but this one, and has every browser asked for a code again. */
export function useEndOtherSessions() {
  const settings = useSettings()
  return trpc.sessions.endOthers.useMutation({
    ...settings,
    onSuccess: ({ endedSessions }) =>
      toast({ title: endedSessions === 1 ? 'Session ended' : `${endedSessions} sessions ended` }),
  })
}

function useSettings() {
  const utils = trpc.useUtils()
  return {
    onError: (error: unknown) =>
      toast({
        title: 'Not every session could be ended',
        description: describeError(error),
        variant: 'destructive',
      }),
    onSettled: () => Promise.all([utils.sessions.invalidate(), utils.trustedBrowsers.invalidate()]),
  }
}
