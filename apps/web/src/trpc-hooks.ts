import {
  type FetchQueryOptions,
  type InvalidateQueryFilters,
  type QueryClient,
  type QueryFilters,
  type UseMutationOptions,
  type UseQueryOptions,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import type { TRPCClient } from '@trpc/client'
import type { CreateQueryUtils, DecorateRouterRecord } from '@trpc/react-query/shared'
import type { AnyRouter } from '@trpc/server'
import { call } from './trpc-client.ts'

type HookName = 'useQuery' | 'useMutation'
type UtilName =
  | 'cancel'
  | 'ensureData'
  | 'fetch'
  | 'getData'
  | 'invalidate'
  | 'prefetch'
  | 'refetch'
  | 'reset'
  | 'setData'

/** What a procedure or a router has, without what is not made here. */
type Only<Record, Name> = {
  [Key in keyof Record as Record[Key] extends (...args: never[]) => unknown
    ? Extract<Key, Name>
    : Key]: Record[Key] extends (...args: never[]) => unknown ? Record[Key] : Only<Record[Key], Name>
}

type Hooks<Router extends AnyRouter> = Only<
  DecorateRouterRecord<Router['_def']['_config']['$types'], Router['_def']['record']>,
  HookName
>
type Utils<Router extends AnyRouter> = Only<CreateQueryUtils<Router>, UtilName>

type Call = (path: readonly string[], ...args: never[]) => unknown

/**
 * A router's procedures as hooks, over the same cache outside React, and without it. As `@trpc/react-query` has them, whose types and query
 * keys these are; its code holds all its hooks together, six kB of them that no screen uses.
 */
export function createHooks<Router extends AnyRouter>(queryClient: QueryClient) {
  const queryOf = (path: readonly string[], input: unknown) => ({
    queryKey: keyOf(path, input, 'query'),
    queryFn: () => call('query', path.join('.'), input),
  })
  const hooks: Record<HookName, Call> = {
    useQuery: (path, input, options?: Omit<UseQueryOptions, 'queryKey'>) =>
      useQuery({ ...options, ...queryOf(path, input) }, queryClient),
    useMutation: (path, options?: UseMutationOptions) =>
      useMutation(
        {
          ...options,
          mutationKey: keyOf(path),
          mutationFn: (input) => call('mutation', path.join('.'), input),
        },
        queryClient,
      ),
  }
  const utils: Record<UtilName, Call> = {
    cancel: (path, input) => queryClient.cancelQueries({ queryKey: keyOf(path, input) }),
    ensureData: (path, input) => queryClient.ensureQueryData(queryOf(path, input)),
    fetch: (path, input, options?: Omit<FetchQueryOptions, 'queryKey'>) =>
      queryClient.fetchQuery({ ...options, ...queryOf(path, input) }),
    getData: (path, input) => queryClient.getQueryData(keyOf(path, input, 'query')),
    invalidate: (path, input, filters?: InvalidateQueryFilters) =>
      queryClient.invalidateQueries({ ...filters, queryKey: keyOf(path, input) }),
    prefetch: (path, input, options?: Omit<FetchQueryOptions, 'queryKey'>) =>
      queryClient.prefetchQuery({ ...options, ...queryOf(path, input) }),
    refetch: (path, input, filters?: QueryFilters) =>
      queryClient.refetchQueries({ ...filters, queryKey: keyOf(path, input) }),
    reset: (path, input) => queryClient.resetQueries({ queryKey: keyOf(path, input) }),
    setData: (path, input, updater) => queryClient.setQueryData(keyOf(path, input, 'query'), updater),
  }
  const trpcClient = pathsTo({
    query: (path, input) => call('query', path.join('.'), input),
    mutate: (path, input) => call('mutation', path.join('.'), input),
  }) as TRPCClient<Router>
  const api = pathsTo(utils, { client: trpcClient }) as Utils<Router> & { client: TRPCClient<Router> }
  const trpc = pathsTo(hooks, { useUtils: () => api }) as Hooks<Router> & { useUtils: () => typeof api }
  return { trpc, api, trpcClient }
}

/** A query's place in the cache. Without an input and a type it is the beginning of all that lie below the path. */
function keyOf(path: readonly string[], input?: unknown, type?: 'query') {
  if (input === undefined && type === undefined) return [path]
  return [path, { ...(input !== undefined && { input }), ...(type && { type }) }]
}

/**
 * `paths.users.me.useQuery(input)` calls `ends.useQuery(['users', 'me'], input)`. The same path is the same object each time.
 * @param besides What the first step leads to besides.
 */
function pathsTo(ends: Record<string, Call>, besides: object = {}, path: readonly string[] = []): unknown {
  const known = new Map<string, unknown>(Object.entries(besides))
  return new Proxy(ends, {
    get: (_, name: string) => {
      if (!known.has(name)) {
        const end = ends[name]
        known.set(name, end ? end.bind(undefined, path) : pathsTo(ends, {}, [...path, name]))
      }
      return known.get(name)
    },
  })
}
