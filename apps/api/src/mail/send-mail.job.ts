import { type Db, forgetJobData, type Trx } from '@suv/db'
import type { Clock } from '../clock.ts'
import { type JobHandler, type JobKind, type Jobs, jobHandler, UnrecoverableJobError } from '../jobs/jobs.ts'
import { tellMail } from '../observe/events.ts'
import { type Mail, MailRefusedError, type MailTransport, mailSchema } from './mail.ts'

/** How patiently a mail is sent. A mail server that is down has about four hours to come back. */
export const mailPatience = {
  // Soon at first: most interruptions are short, such as the mail server's own restart.
  retries: 13,
  firstDelaySeconds: 5,
  longestDelaySeconds: 3600,
  timeoutSeconds: 120,
} as const

/** Sending one mail that is composed already. */
export const sendMailJob: JobKind<Mail> = { name: 'send-mail', schema: mailSchema, ...mailPatience }

/**
 * Has a mail sent once the transaction is committed. The same `dedupeKey` sends one mail, however often it is reported.
 *
 * @returns whether it will be sent; false: it was on its way already.
 */
export function enqueueMail(
  jobs: Jobs,
  trx: Trx,
  { dedupeKey, ...mail }: Mail & { dedupeKey: string },
): Promise<boolean> {
  return jobs.enqueue(trx, sendMailJob, mail, { dedupeKey })
}

/** What sending takes. */
export type Sender = { readonly transport: MailTransport; readonly clock: Clock }

export function sendMailHandler({ db, ...sender }: Sender & { db: Db }): JobHandler {
  return jobHandler({
    kind: sendMailJob,
    run: async ({ id, data }) => {
      await sendNow(sender, { id, mail: data })
      // A mail may hold a link that lets somebody into a team: it does not stay in the database once it is sent.
      await forgetJobData(db, { id })
    },
  })
}

/** Hands over the mail of a job. @throws UnrecoverableJobError where the mail server will never take it. */
export async function sendNow(
  { transport, clock }: Sender,
  { id, mail }: { id: string; mail: Mail },
): Promise<void> {
  try {
    await transport.send({ ...mail, id, date: clock.now() })
    tellMail({ outcome: 'sent' })
  } catch (error) {
    tellMail({ outcome: error instanceof MailRefusedError ? 'refused' : 'failed' })
    if (error instanceof MailRefusedError) throw new UnrecoverableJobError(error.message, { cause: error })
    throw error
  }
}
