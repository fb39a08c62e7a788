import type { Trx } from '@suv/db'
import type { Jobs } from '../../jobs/jobs.ts'
import { enqueueLinkMail } from './link-mail.job.ts'

/**
 * Mails a member the link by which they set their password, in the transaction of what it is mailed for: `welcome` to a new
 * member (7 days), `reset` to one who forgot it, `two-step-reset` to one who lost their second factor (1 hour). For the same key one mail is sent.
 *
 * @returns whether a mail will be sent; false: for this key it was already.
 */
export function sendSetPasswordLink(
  jobs: Jobs,
  trx: Trx,
  {
    userId,
    reason,
    dedupeKey,
  }: { userId: string; reason: 'welcome' | 'reset' | 'two-step-reset'; dedupeKey: string },
): Promise<boolean> {
  return enqueueLinkMail(jobs, trx, { reason, userId, dedupeKey: `set-password ${userId} ${dedupeKey}` })
}
