import { nameOfQuery, type QueryEnd, queryEnds } from '@suv/db'
import type { Logger } from 'pino'
import { currentWork } from './work.ts'

/** Names the queries that take longer than `slowQueryMs` in the log, without their values. @returns how to end it. */
export function logSlowQueries(log: Logger, { slowQueryMs }: { slowQueryMs: number }): () => void {
  const listen = (message: unknown) => {
    const { text, ms, failed } = message as QueryEnd
    if (ms < slowQueryMs) return
    const { name, statement } = nameOfQuery(text)
    const { feature, requestId } = currentWork() ?? {}
    log.warn({ query: name, feature, requestId, ms: Math.round(ms), failed, statement }, 'slow query')
  }
  queryEnds.subscribe(listen)
  return () => void queryEnds.unsubscribe(listen)
}
