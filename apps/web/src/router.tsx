import { createRouter } from '@tanstack/react-router'
import { PageSkeleton } from './features/problems/PageSkeleton.tsx'
import { ProblemPage } from './features/problems/ProblemPage.tsx'
import { queryClient } from './query-client.ts'
import { routeTree } from './routeTree.gen.ts'
import { api } from './trpc.ts'

export const router = createRouter({
  routeTree,
  context: { api, queryClient },
  defaultPreload: 'intent',
  // The query cache decides what is fresh.
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 200,
  defaultPendingMinMs: 300,
  defaultPendingComponent: PageSkeleton,
  defaultErrorComponent: ProblemPage,
  notFoundMode: 'root',
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }

  interface StaticDataRouteOption {
    /** What the browser's tab says, and what a screen reader hears after a change of page. */
    title?: string
  }
}
