import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { NotFoundPage } from '../features/problems/NotFoundPage.tsx'
import type { api } from '../trpc.ts'
import { RootFrame } from '../ui/layout/RootFrame.tsx'

type RouterContext = { api: typeof api; queryClient: QueryClient }

export const Route = createRootRouteWithContext<RouterContext>()({
  component: RootFrame,
  notFoundComponent: NotFoundPage,
})
