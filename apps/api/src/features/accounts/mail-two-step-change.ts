import type { Actor, Trx } from '@suv/db'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Circumstances } from '../../mail/circumstances.ts'
import { enqueueMail } from '../../mail/send-mail.job.ts'
import { type TwoStepChange, twoStepChangedMail } from '../../mail/templates/two-step-changed.ts'

/** Tells the member what was done to their two-step verification, once for the request that did it. */
export async function mailTwoStepChange(
  jobs: Jobs,
  trx: Trx,
  options: {
    actor: Actor
    siteUrl: string
    change: TwoStepChange
    from: Circumstances
    requestId: string
  },
): Promise<void> {
  const { actor, siteUrl, change, from, requestId } = options
  const mail = twoStepChangedMail({ email: actor.email, name: actor.firstName, siteUrl, change, ...from })
  await enqueueMail(jobs, trx, { ...mail, cause: `two-step ${change} ${requestId}` })
}
