import { QueryClientProvider } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { listenForSignedOut, queryClient } from './query-client.ts'
import { api } from './trpc.ts'

/**
 * Gives what is inside the API's procedures as hooks. Not around the whole app: most public pages ask the server for
 * nothing, and need not load what it takes.
 */
export function DataProviders({ children }: { children: ReactNode }) {
  const router = useRouter()
  // Somebody whose session has ended is sent to sign in, and comes back to the same page.
  useEffect(
    () =>
      listenForSignedOut(() => {
        void api.users.me.reset()
        void router.invalidate()
      }),
    [router],
  )
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
