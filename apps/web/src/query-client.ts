import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { TRPCClientError } from '@trpc/client'
import { onSessionChange } from './features/session/session.ts'
import { settleAllToasts } from './ui/toasts/toast-store.ts'

let onSignedOut = () => {}

/** Called when a call fails because the server no longer knows the member: the session was ended elsewhere, or expired. */
export function listenForSignedOut(listener: () => void): void {
  onSignedOut = listener
}

/** Has the member sign in anew, and come back: for calls that did not go through the cache. */
export function reportSignedOut(): void {
  onSignedOut()
}

export function isUnauthorized(error: unknown): boolean {
  return error instanceof TRPCClientError && error.data?.code === 'UNAUTHORIZED'
}

export function isForbidden(error: unknown): boolean {
  return error instanceof TRPCClientError && error.data?.code === 'FORBIDDEN'
}

export function isConflict(error: unknown): boolean {
  return error instanceof TRPCClientError && error.data?.code === 'CONFLICT'
}

// A change that is shown before it is saved stands in the same frame as the press: the default waits for a timer.
notifyManager.setScheduler(queueMicrotask)

/** The specification's defaults: what was read stays until somebody says that it changed. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      // The question who is signed in has its own answer to "nobody": the member layout's redirect.
      const asksWho = JSON.stringify(query.queryKey[0]) === '["users","me"]'
      if (isUnauthorized(error) && !asksWho) onSignedOut()
    },
  }),
  mutationCache: new MutationCache({
    onError: (error) => {
      if (isUnauthorized(error)) onSignedOut()
    },
  }),
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
      staleTime: Number.POSITIVE_INFINITY,
      // A lost network is something to tell of, not a reason to wait in silence.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

onSessionChange(() => {
  queryClient.clear()
  settleAllToasts()
})
