import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { PageSkeleton } from './features/problems/PageSkeleton.tsx'
import { ProblemPage } from './features/problems/ProblemPage.tsx'
import { routeTree } from './routeTree.gen.ts'

/** The router of the app. A history is given at build time, where there is no address bar. */
export function createAppRouter(history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 200,
    defaultPendingMinMs: 300,
    defaultPendingComponent: PageSkeleton,
    // Not a file of its own: what fails may be the network.
    defaultErrorComponent: ProblemPage,
    notFoundMode: 'root',
    // Not while the app takes a page over that a reader may have scrolled. At build time it would leave an inline script.
    scrollRestoration:
      history === undefined && (() => document.documentElement.dataset.started !== undefined),
  })
  // The markup of the build and of the first render agree only if both take themselves for server-rendered.
  router.ssr = { manifest: undefined }
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }

  interface StaticDataRouteOption {
    /** What the browser's tab says, and what a screen reader hears after a change of page. */
    title?: string
    /** Of a signed-in screen: the server renders it, so that it shows before the app's code is there. */
    isRendered?: true
    /** The source of the route's component, where that is no part of the route's own file. */
    file?: string
    /** Of a signed-in screen: it stays open without an active membership. */
    isOpenToAll?: true
  }
}
