import type { Actor, Trx } from '@suv/db'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Circumstances } from '../../mail/circumstances.ts'
import { enqueueMail } from '../../mail/send-mail.job.ts'
import { type SecurityChange, securityChangedMail } from '../../mail/templates/security-changed.ts'

/** Tells the member what was done to the ways into their account, once for the request that did it. */
export async function mailSecurityChange(
  jobs: Jobs,
  trx: Trx,
  options: {
    actor: Actor
    siteUrl: string
    change: SecurityChange
    from: Circumstances
    requestId: string
  },
): Promise<void> {
  const { actor, siteUrl, change, from, requestId } = options
  const mail = securityChangedMail({ email: actor.email, name: actor.firstName, siteUrl, change, ...from })
  await enqueueMail(jobs, trx, { ...mail, dedupeKey: `${change} ${requestId}` })
}
