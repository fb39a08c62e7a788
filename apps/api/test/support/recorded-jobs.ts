import { randomUUID } from 'node:crypto'
import type { JobHandler, JobKind, Jobs } from '../../src/jobs/jobs.ts'

export type RecordedJobs = Jobs & {
  readonly recorded: <Data extends object>(kind: JobKind<Data>) => readonly Data[]
  /** Does the jobs of one kind that were recorded, once each. */
  readonly perform: (handler: JobHandler) => Promise<void>
}

/** In the place of the job queue: keeps what was enqueued, a dedupe key once, and does nothing with it unless told to. */
export function recordJobs(): RecordedJobs {
  const recorded = new Map<string, { kind: string; id: string; data: object; isDone: boolean }>()
  const ofKind = (kind: JobKind) => [...recorded.values()].filter((job) => job.kind === kind.name)
  const jobs: RecordedJobs = {
    enqueue: async (_trx, kind, data, { dedupeKey }) => {
      const key = `${kind.name}\n${dedupeKey}`
      if (recorded.has(key)) return false
      recorded.set(key, { kind: kind.name, id: randomUUID(), data: kind.schema.parse(data), isDone: false })
      return true
    },
    recorded: <Data extends object>(kind: JobKind<Data>) =>
      ofKind(kind as unknown as JobKind).map(({ data }) => data as Data),
    perform: async ({ kind, run }) => {
      for (const job of ofKind(kind)) {
        if (job.isDone) continue
        job.isDone = true
        await run({ id: job.id, data: job.data, signal: new AbortController().signal, jobs })
      }
    },
  }
  return jobs
}
