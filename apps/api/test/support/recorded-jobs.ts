import type { JobKind, Jobs } from '../../src/jobs/jobs.ts'

/** In the place of the job queue: keeps what was enqueued, a cause once, and does nothing with it. */
export function recordJobs(): Jobs & {
  readonly recorded: <Data extends object>(kind: JobKind<Data>) => readonly Data[]
} {
  const jobs = new Map<string, { kind: string; data: object }>()
  return {
    enqueue: async (_trx, kind, data, { cause }) => {
      const key = `${kind.name}\n${cause}`
      if (jobs.has(key)) return false
      jobs.set(key, { kind: kind.name, data: kind.schema.parse(data) })
      return true
    },
    recorded: <Data extends object>(kind: JobKind<Data>) =>
      [...jobs.values()].filter((job) => job.kind === kind.name).map(({ data }) => data as Data),
  }
}
