import { sql } from 'kysely'
import type { Db } from '../client.ts'

/** A job that was tried as often as it may be, and given up. */
export type FailedJobRow = {
  readonly id: string
  /** Name of the kind of job. */
  readonly name: string
  readonly tries: number
  readonly createdAt: Date
  readonly failedAt: Date | null
  /** What the last try said. */
  readonly message: string | null
}

/** The jobs that were given up, newest first, at most `limit`. The queue forgets them in time. */
export async function listFailedJobs(db: Db, { limit }: { limit: number }): Promise<FailedJobRow[]> {
  // The job queue's own schema, which is not among our tables.
  const { rows } = await sql<FailedJobRow>`
    select id, name, retry_count + 1 as tries, created_on as created_at, completed_on as failed_at,
      output ->> 'message' as message
    from pgboss.job where state = 'failed' order by completed_on desc nulls last, id limit ${limit}`.execute(
    db,
  )
  return rows
}

/** Forgets what a job was about, where nobody needs it any more, such as the link in a mail that is sent. */
export async function forgetJobData(db: Db, { id }: { id: string }): Promise<void> {
  await sql`update pgboss.job set data = null where id = ${id}`.execute(db)
}

/** What waits of one kind of job. */
export type QueueDepthRow = {
  readonly name: string
  /** Jobs that could be begun now, those that are to be tried again included. */
  readonly due: number
  /** Jobs that wait for their time. */
  readonly later: number
  /** Jobs that were given up, and are not forgotten yet. */
  readonly failed: number
  /** How long the oldest of those that are due has been; null where none is. */
  readonly oldestSeconds: number | null
}

/** How much each kind of job has to do, kinds without any included. Counts what waits by its index, and not what is done. */
export async function listQueueDepths(db: Db): Promise<QueueDepthRow[]> {
  const { rows } = await sql<QueueDepthRow>`
    select queue.name,
      coalesce(waiting.due, 0)::int as due, coalesce(waiting.later, 0)::int as later,
      coalesce(given_up.failed, 0)::int as failed, waiting.oldest_seconds
    from pgboss.queue
    left join (
      select name, count(*) filter (where start_after <= now()) as due, count(*) filter (where start_after > now()) as later,
        extract(epoch from now() - min(start_after) filter (where start_after <= now()))::float8 as oldest_seconds
      from pgboss.job where state < 'active' group by name
    ) as waiting on waiting.name = queue.name
    left join (
      select name, count(*) as failed from pgboss.job where state = 'failed' group by name
    ) as given_up on given_up.name = queue.name
    order by queue.name`.execute(db)
  return rows
}
