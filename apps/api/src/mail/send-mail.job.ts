import { type Db, forgetJobData, type Trx } from '@suv/db'
import type { Clock } from '../clock.ts'
import { type JobHandler, type JobKind, type Jobs, jobHandler } from '../jobs/jobs.ts'
import { type Mail, type MailTransport, mailSchema } from './mail.ts'

/** Sending one mail. A mail server that is down has about four hours to come back. */
export const sendMailJob: JobKind<Mail> = {
  name: 'send-mail',
  schema: mailSchema,
  retries: 10,
  firstDelaySeconds: 15,
  longestDelaySeconds: 3600,
  timeoutSeconds: 120,
}

/**
 * Has a mail sent once the transaction is committed. The same `cause` sends one mail, however often it is reported.
 *
 * @returns whether it will be sent; false: it was on its way already.
 */
export function enqueueMail(
  jobs: Jobs,
  trx: Trx,
  { cause, ...mail }: Mail & { cause: string },
): Promise<boolean> {
  return jobs.enqueue(trx, sendMailJob, mail, { cause })
}

export function sendMailHandler(options: { db: Db; transport: MailTransport; clock: Clock }): JobHandler {
  const { db, transport, clock } = options
  return jobHandler({
    kind: sendMailJob,
    run: async ({ id, data }) => {
      await transport.send({ ...data, id, date: clock.now() })
      // A mail may hold a link that opens an account: it does not stay in the database once it is sent.
      await forgetJobData(db, { id })
    },
  })
}
