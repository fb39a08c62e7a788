import { createMemoryHistory } from '@tanstack/react-router'
import { createAppRouter } from '../../router.tsx'

/** What a route asks the API for first. In `input`, `__ME__` stands for the member and `__TEAM__` for their first team. */
export type FirstCall = { path: string; input?: unknown }

export type EmptyPage = {
  path: string
  title: string
  /** The sources of the route's component and of those around it. */
  sources: string[]
  /** Null where nobody need be signed in. */
  calls: FirstCall[] | null
  /** Whether it shows to members without access, too. */
  isOpenToAll: boolean
  /** Whether the server renders it for a member. */
  isRendered: boolean
}

/** The routes whose pages are not made at build time, and what their own loaders ask for: listed once, in the loaders. */
export function emptyPages(madePaths: readonly string[]): EmptyPage[] {
  const { routesById } = createAppRouter(createMemoryHistory({ initialEntries: ['/'] }))
  return Object.values(routesById).flatMap((route) => {
    const { title, isRendered = false, isOpenToAll = false } = route.options.staticData ?? {}
    if (title === undefined || madePaths.includes(route.fullPath)) return []
    const parts: string[] = route.id.slice(1).split('/')
    const sources = parts.map((_, index) => sourceOf(parts.slice(0, index + 1).join('/'), routesById))
    const calls = parts[0] === '_member' ? recordCalls(route.options.loader) : null
    return [{ path: route.fullPath, title, sources, calls, isOpenToAll, isRendered }]
  })
}

type Routes = ReturnType<typeof createAppRouter>['routesById']

/** @param file Of a route, below src/routes and without its ending. */
function sourceOf(file: string, routesById: Routes): string {
  const route = Object.values(routesById).find(({ id }) => id === `/${file}`)
  return route?.options.staticData?.file ?? `src/routes/${file}.tsx?tsr-split=component`
}

/** Runs a route's loader against an API that only takes notes. */
function recordCalls(loader: unknown): FirstCall[] {
  const calls: FirstCall[] = []
  const note = (names: readonly string[]): unknown =>
    new Proxy(() => {}, {
      get: (_target, name: string) => note([...names, name]),
      apply: (_target, _this, [input]: unknown[]) => {
        calls.push({ path: names.slice(0, -1).join('.'), ...(input === undefined ? {} : { input }) })
      },
    })
  const me = { id: '__ME__', teams: [{ id: '__TEAM__', mayEdit: true }] }
  if (typeof loader === 'function') loader({ context: { api: note([]), me } })
  return calls
}
