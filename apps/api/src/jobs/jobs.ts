import type { Trx } from '@suv/db'
import type * as z from 'zod'

/** One kind of work that is done after the answer, and tried again where it fails. */
export type JobKind<Data extends object = object> = {
  /** Letters, digits, `-` and `_`; also the name of its queue. */
  readonly name: string
  readonly schema: z.ZodType<Data>
  /** How often it is tried again before it is given up. */
  readonly retries: number
  /** Before the first retry; each further one waits about twice as long. */
  readonly firstDelaySeconds: number
  readonly longestDelaySeconds: number
  /** A try that takes longer counts as failed. */
  readonly timeoutSeconds: number
}

/** One try at a job. Its signal is aborted where the server stops or the time is over. */
export type JobRun<Data extends object> = {
  /** The same for each try. */
  readonly id: string
  readonly data: Data
  readonly signal: AbortSignal
  /** For what comes after it. */
  readonly jobs: Jobs
}

export type EnqueueOptions = {
  /**
   * What the job is done for, such as `order 17 paid`: a job of the same kind and key is added once, for as long as the queue
   * remembers the first one (7 days after its end).
   */
  readonly dedupeKey: string
  /** Left out: as soon as the transaction is committed. */
  readonly startAfter?: Date
  /** Whose work it is, for a kind of which nobody may take up all that is done at once. */
  readonly group?: string
}

/** What adds jobs. */
export type Jobs = {
  /**
   * Adds a job in the transaction of what it is done for, so that neither stands without the other.
   *
   * @returns whether it was added; false: the same key has its job already.
   */
  readonly enqueue: <Data extends object>(
    trx: Trx,
    kind: JobKind<Data>,
    data: Data,
    options: EnqueueOptions,
  ) => Promise<boolean>
}

/** Thrown by a job that no further try would help: it is given up at once, and stands among the failed jobs. */
export class UnrecoverableJobError extends Error {
  override readonly name = 'UnrecoverableJobError'
}

/** What does jobs. A job may be done twice, where the server dies between its end and the note of it: make that harmless. */
export type JobHandler<Data extends object = object> = {
  readonly kind: JobKind<Data>
  /** Never hold a transaction open while waiting for the network. @throws to have the job tried again; UnrecoverableJobError to have it given up. */
  readonly run: (job: JobRun<Data>) => Promise<void>
  /** Also run by itself at these times (cron, UTC), once for all processes, with empty data. */
  readonly cron?: string
  /** How many of them each process does at the same time; 1 unless said. */
  readonly concurrency?: number
  /** How many of those for one group. */
  readonly groupConcurrency?: number
}

/** For the list of a server's handlers, whose data differ. */
export function jobHandler<Data extends object>(handler: JobHandler<Data>): JobHandler {
  return handler as unknown as JobHandler
}
