import type { AppRouter } from '@suv/api/router'
import { httpBatchLink } from '@trpc/client'
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query'
import superjson from 'superjson'
import { queryClient } from './query-client.ts'

/** The API's procedures as React hooks: `trpc.users.me.useQuery()`. */
export const trpc = createTRPCReact<AppRouter>()

export const trpcClient = trpc.createClient({
  links: [
    httpBatchLink({
      url: '/trpc',
      transformer: superjson,
      // The server takes 30 in one request.
      maxItems: 20,
      fetch: (url, options) => fetch(url, { ...(options as RequestInit), credentials: 'include' }),
    }),
  ],
})

/** The same procedures outside React, over the same cache: for route loaders. */
export const api = createTRPCQueryUtils({ queryClient, client: trpcClient })
