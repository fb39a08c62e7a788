import { type Db, findUserByEmail } from '@suv/db'
import * as z from 'zod'
import { type JobHandler, type JobKind, jobHandler } from '../../jobs/jobs.ts'
import { sendSetPasswordLink } from './send-set-password-link.ts'

/** Looking up who asked for a new password, after the answer: it takes no longer for a member than for a stranger. */
export const passwordResetJob: JobKind<{ email: string }> = {
  name: 'password-reset',
  schema: z.object({ email: z.string() }),
  retries: 5,
  firstDelaySeconds: 5,
  longestDelaySeconds: 60,
  timeoutSeconds: 30,
}

export function passwordResetHandler({ db }: { db: Db }): JobHandler {
  return jobHandler({
    kind: passwordResetJob,
    run: ({ id, data, jobs }) =>
      db.transaction().execute(async (trx) => {
        const user = await findUserByEmail(trx, { email: data.email })
        if (user === undefined) return
        await sendSetPasswordLink(jobs, trx, { userId: user.id, reason: 'reset', dedupeKey: `asked ${id}` })
      }),
  })
}
