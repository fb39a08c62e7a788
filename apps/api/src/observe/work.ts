import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from '@opentelemetry/api'

/** What the code that runs just now is run for: a request or a job. */
export type Work = {
  /** Its route, procedure or kind of job. */
  readonly feature: string
  readonly requestId?: string
  /** Where its parts belong, while traces are switched on. */
  readonly span?: Span | undefined
}

const works = new AsyncLocalStorage<Work>()

/** Undefined in what runs by itself, such as the sweep of files. */
export function currentWork(): Work | undefined {
  return works.getStore()
}

/** `work` is known to everything that `run` does, and what comes of it. */
export function during<Result>(work: Work, run: () => Result): Result {
  return works.run(work, run)
}
