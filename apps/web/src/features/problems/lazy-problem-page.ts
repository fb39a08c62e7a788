import { lazyRouteComponent } from '@tanstack/react-router'

/** Apart from the public pages' first code, whose size is held; the member area asks for it early, while there is a network. */
export const LazyProblemPage = lazyRouteComponent(() => import('./ProblemPage.tsx'), 'ProblemPage')
