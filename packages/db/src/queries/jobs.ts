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
