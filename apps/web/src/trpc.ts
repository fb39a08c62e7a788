import type { AppRouter } from '@suv/api/router'
import { queryClient } from './query-client.ts'
import { createHooks } from './trpc-hooks.ts'

/**
 * The API's procedures as React hooks, `trpc.users.me.useQuery()`; outside of rendering, over the same cache, for the routes' loaders
 * and what follows a change; and without a cache.
 */
export const { trpc, api, trpcClient } = createHooks<AppRouter>(queryClient)
