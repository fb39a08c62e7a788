import { type Db, deleteOldDeliveries, listOverdueDeliveries } from '@suv/db'
import { keptDeliveryDays } from '@suv/domain'
import type { Logger } from 'pino'
import * as z from 'zod'
import type { Clock } from '../../clock.ts'
import { type JobHandler, type JobKind, jobHandler } from '../../jobs/jobs.ts'
import { enqueueTry } from './emit-event.ts'

/** Forgetting old deliveries, and taking up those whose job was lost. */
export const tidyDeliveriesJob: JobKind = {
  name: 'tidy-webhook-deliveries',
  schema: z.object({}),
  retries: 3,
  firstDelaySeconds: 60,
  longestDelaySeconds: 600,
  timeoutSeconds: 300,
}

const hourMs = 3_600_000
const overdueAtOnce = 500

export function tidyDeliveriesHandler({ db, clock, log }: { db: Db; clock: Clock; log: Logger }): JobHandler {
  return jobHandler({
    kind: tidyDeliveriesJob,
    cron: '37 * * * *',
    run: async ({ id, jobs }) => {
      const now = clock.now().getTime()
      const count = await deleteOldDeliveries(db, { before: new Date(now - keptDeliveryDays * 24 * hourMs) })
      if (count > 0) log.info({ count }, 'old webhook deliveries were forgotten')
      const overdue = await listOverdueDeliveries(db, {
        before: new Date(now - hourMs),
        limit: overdueAtOnce,
      })
      for (const { id: deliveryId, userId, tries } of overdue) {
        log.warn({ deliveryId }, 'a webhook delivery had lost its job')
        await db.transaction().execute((trx) =>
          // Its own key was used up by the job that was lost.
          enqueueTry(trx, jobs, {
            deliveryId,
            userId,
            number: tries + 1,
            byHand: false,
            again: ` again ${id}`,
          }),
        )
      }
    },
  })
}
