import { type Db, findUserByEmail } from '@suv/db'
import { mailToAddressLimit } from '@suv/domain'
import * as z from 'zod'
import type { Clock } from '../../clock.ts'
import { type JobHandler, type JobKind, jobHandler } from '../../jobs/jobs.ts'
import { consumeRateLimit, type Limit } from './rate-limit.ts'
import { sendSetPasswordLink } from './send-set-password-link.ts'

/** The links that are mailed to a member, however often and from wherever they are asked for. */
export function passwordLinkLimit(userId: string): Limit {
  return { rule: mailToAddressLimit, name: 'password link to member', by: [userId] }
}

/** Looking up who asked for a new password, after the answer: it takes no longer for a member than for a stranger. */
export const passwordResetJob: JobKind<{ email: string }> = {
  name: 'password-reset',
  schema: z.object({ email: z.string() }),
  retries: 5,
  firstDelaySeconds: 5,
  longestDelaySeconds: 60,
  timeoutSeconds: 30,
}

export function passwordResetHandler({ db, clock }: { db: Db; clock: Clock }): JobHandler {
  return jobHandler({
    kind: passwordResetJob,
    run: async ({ id, data, jobs }) => {
      const user = await findUserByEmail(db, { email: data.email })
      if (user === undefined) return
      // Told to nobody: whoever asked learns nothing of the address, and the links that were sent work on.
      if ((await consumeRateLimit(db, { limits: [passwordLinkLimit(user.id)], now: clock.now() })) > 0) return
      await db
        .transaction()
        .execute((trx) =>
          sendSetPasswordLink(jobs, trx, { userId: user.id, reason: 'reset', dedupeKey: `asked ${id}` }),
        )
    },
  })
}
