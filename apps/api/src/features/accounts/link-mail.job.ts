import { type Db, deleteExpiredVerifications, type Trx } from '@suv/db'
import { type JobHandler, type JobKind, type Jobs, jobHandler } from '../../jobs/jobs.ts'
import { mailPatience, type Sender, sendNow } from '../../mail/send-mail.job.ts'
import { composeLinkMail } from './compose-link-mail.ts'
import { type LinkMail, linkMailSchema } from './link-mail.ts'

/**
 * Sending a mail with a link. The link is made when the mail is sent: it does not run out while the mail waits, and the queue
 * holds nothing that opens an account.
 */
export const linkMailJob: JobKind<LinkMail> = { name: 'send-link', schema: linkMailSchema, ...mailPatience }

/** Has a link mailed once the transaction is committed. @returns whether it will be; false: for this key it was already. */
export function enqueueLinkMail(
  jobs: Jobs,
  trx: Trx,
  { dedupeKey, ...mail }: LinkMail & { dedupeKey: string },
): Promise<boolean> {
  return jobs.enqueue(trx, linkMailJob, mail as LinkMail, { dedupeKey })
}

export function linkMailHandler({
  db,
  siteUrl,
  ...sender
}: Sender & { db: Db; siteUrl: string }): JobHandler {
  const context = { siteUrl, clock: sender.clock }
  return jobHandler({
    kind: linkMailJob,
    // Each try makes a link of its own, because nobody knows whether the one before arrived.
    run: async ({ id, data }) => {
      const mail = await db.transaction().execute((trx) => composeLinkMail(context, trx, data))
      if (mail !== undefined) await sendNow(sender, { id, mail })
      await deleteExpiredVerifications(db, { now: sender.clock.now() })
    },
  })
}
