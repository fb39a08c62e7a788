import { linkRequestLimit } from '@suv/domain'
import { networkOf } from '../../network-of.ts'
import type { Context } from '../../trpc.ts'
import { passwordResetJob } from './password-reset.job.ts'
import { checkRateLimit } from './rate-limit.ts'

/** One mail in this time for one address, however often it is asked for. */
const slotMs = 2 * 60 * 1000

/**
 * Has a link for a new password sent, where the address is a member's. The answer and its time are the same where it is not.
 *
 * @throws DomainError too_many_requests where one address of the network asks again and again.
 */
export async function requestPasswordReset(
  { db, jobs, clock, clientAddress }: Context,
  { email }: { email: string },
): Promise<{ ok: true }> {
  const now = clock.now()
  const limit = { rule: linkRequestLimit, name: 'password link', by: [networkOf(clientAddress)] }
  await checkRateLimit(db, { limits: [limit], now })
  const address = email.toLowerCase()
  const slot = Math.floor(now.getTime() / slotMs)
  await db
    .transaction()
    .execute((trx) =>
      jobs.enqueue(trx, passwordResetJob, { email: address }, { dedupeKey: `${address} ${slot}` }),
    )
  return { ok: true }
}
