import { type Db, deleteExpiredVerifications, deleteIdempotentAnswersBefore } from '@suv/db'
import type { Logger } from 'pino'
import * as z from 'zod'
import type { Clock } from '../../clock.ts'
import { type JobHandler, type JobKind, jobHandler } from '../../jobs/jobs.ts'

/** Forgetting what was kept for a call that might be sent again, and links and challenges that have run out. */
export const forgetAnswersJob: JobKind = {
  name: 'forget-answers',
  schema: z.object({}),
  retries: 3,
  firstDelaySeconds: 60,
  longestDelaySeconds: 600,
  timeoutSeconds: 300,
}

/** Whoever sends a call again does so within a day. */
const keptMs = 24 * 3_600_000

export function forgetAnswersHandler({ db, clock, log }: { db: Db; clock: Clock; log: Logger }): JobHandler {
  return jobHandler({
    kind: forgetAnswersJob,
    cron: '17 * * * *',
    run: async () => {
      const now = clock.now()
      const count = await deleteIdempotentAnswersBefore(db, { before: new Date(now.getTime() - keptMs) })
      if (count > 0) log.info({ count }, 'stored answers were forgotten')
      await deleteExpiredVerifications(db, { now })
    },
  })
}
