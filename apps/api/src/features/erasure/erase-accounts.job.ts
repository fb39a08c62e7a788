import { type Db, eraseAccount, listAccountsToErase } from '@suv/db'
import type { Logger } from 'pino'
import * as z from 'zod'
import type { Clock } from '../../clock.ts'
import { type JobHandler, type JobKind, type Jobs, jobHandler } from '../../jobs/jobs.ts'
import { enqueueMail } from '../../mail/send-mail.job.ts'
import { accountErasedMail } from '../../mail/templates/account-erased.ts'
import { deleteFilesJob } from './delete-files.job.ts'

/** Erasing the accounts whose week is over. */
export const eraseAccountsJob: JobKind = {
  name: 'erase-accounts',
  schema: z.object({}),
  retries: 5,
  firstDelaySeconds: 30,
  longestDelaySeconds: 600,
  timeoutSeconds: 600,
}

const accountsAtOnce = 100
const filesInOneJob = 500

export function eraseAccountsHandler(options: { db: Db; clock: Clock; log: Logger }): JobHandler {
  const { db, clock, log } = options
  return jobHandler({
    kind: eraseAccountsJob,
    cron: '17 * * * *',
    run: async ({ jobs, signal }) => {
      const now = clock.now()
      for (const { id } of await listAccountsToErase(db, { now, limit: accountsAtOnce })) {
        if (signal.aborted) return
        if (await eraseOne(db, jobs, { userId: id, now })) log.info('an account was erased')
      }
    },
  })
}

/**
 * Rows, the order to delete the files and the receipt stand or fall together: killed in between, nothing has happened, and
 * the next run does it all.
 */
function eraseOne(db: Db, jobs: Jobs, { userId, now }: { userId: string; now: Date }): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const erased = await eraseAccount(trx, { userId, now })
    if (erased === undefined) return false
    const { email, firstName, objectPaths } = erased
    for (let start = 0; start < objectPaths.length; start += filesInOneJob) {
      const keys = objectPaths.slice(start, start + filesInOneJob)
      await jobs.enqueue(trx, deleteFilesJob, { keys }, { dedupeKey: `erased ${userId} ${start}` })
    }
    const mail = accountErasedMail({ email, name: firstName, erasedAt: now })
    await enqueueMail(jobs, trx, { ...mail, dedupeKey: `erased ${userId}` })
    return true
  })
}
