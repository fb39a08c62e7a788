import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router'
import { RootFrame } from '../layout/RootFrame.tsx'

export const Route = createRootRoute({
  component: RootFrame,
  notFoundComponent: lazyRouteComponent(
    () => import('../features/problems/NotFoundPage.tsx'),
    'NotFoundPage',
  ),
})
