import { type Db, sealAuditEvents } from '@suv/db'
import type { Logger } from 'pino'
import * as z from 'zod'
import type { Clock } from '../../clock.ts'
import { type JobHandler, type JobKind, jobHandler } from '../../jobs/jobs.ts'

/** Adding the newest events of the audit to its chain. */
const sealAuditJob: JobKind = {
  name: 'seal-audit',
  schema: z.object({}),
  retries: 2,
  firstDelaySeconds: 15,
  longestDelaySeconds: 60,
  timeoutSeconds: 1800,
}

/** Each minute; the head goes to the log, where whoever can change the database cannot take it back. */
export function sealAuditHandler({ db, clock, log }: { db: Db; clock: Clock; log: Logger }): JobHandler {
  return jobHandler({
    kind: sealAuditJob,
    cron: '* * * * *',
    run: async () => {
      const { head, added } = await sealAuditEvents(db, { now: clock.now() })
      if (added > 0) log.info({ added, auditHead: `${head?.position}:${head?.link}` }, 'the audit was sealed')
    },
  })
}
