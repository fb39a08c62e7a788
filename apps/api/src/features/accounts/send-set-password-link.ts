import type { Trx } from '@suv/db'
import type { Jobs } from '../../jobs/jobs.ts'
import { enqueueLinkMail } from './link-mail.job.ts'

/**
 * Mails a member the link by which they set their password, in the transaction of its cause: `welcome` to a new member (7
 * days), `reset` to one who forgot it (1 hour). Of the same cause one mail is sent.
 *
 * @returns whether a mail will be sent; false: for this cause it was already.
 */
export function sendSetPasswordLink(
  jobs: Jobs,
  trx: Trx,
  { userId, reason, cause }: { userId: string; reason: 'welcome' | 'reset'; cause: string },
): Promise<boolean> {
  return enqueueLinkMail(jobs, trx, { reason, userId, cause: `set-password ${userId} ${cause}` })
}
