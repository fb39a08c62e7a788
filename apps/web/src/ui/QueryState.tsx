import type { ReactNode } from 'react'
import { LoadProblem } from './LoadProblem.tsx'

/** As much of a query as is needed here. */
type Loading = { readonly error: unknown; readonly isFetching: boolean; refetch: () => Promise<unknown> }

type Props = {
  /** What is not there yet, as the start of a sentence: 'Your sessions'. */
  what: string
  /** All that the screen waits for. */
  queries: readonly Loading[]
  /** While it is on its way. */
  loading: ReactNode
}

/** In place of what is not loaded (yet): that it is on its way, or what happened and a retry. */
export function QueryState({ what, queries, loading }: Props) {
  const failed = queries.filter(({ error }) => error !== null)
  if (failed[0] === undefined) return loading
  return (
    <LoadProblem
      what={what}
      error={failed[0].error}
      isRetrying={queries.some(({ isFetching }) => isFetching)}
      onRetry={() => void Promise.all(failed.map((query) => query.refetch()))}
    />
  )
}
