import { getUser, type Trx } from '@suv/db'
import { enqueueMail } from '../../mail/send-mail.job.ts'
import { resetPasswordMail } from '../../mail/templates/reset-password.ts'
import { setPasswordMail } from '../../mail/templates/set-password.ts'
import { createLink, type LinkContext, lifetimes } from './links.ts'

/**
 * Mails a member the link by which they set their password, in the transaction of its cause: `welcome` to a new member (7
 * days), `reset` to one who forgot it (1 hour). Of the same cause one mail is sent.
 *
 * @returns whether a mail will be sent; false: for this cause it was already.
 * @throws DomainError not_found where there is no such member.
 */
export async function sendSetPasswordLink(
  context: LinkContext,
  trx: Trx,
  { userId, reason, cause }: { userId: string; reason: 'welcome' | 'reset'; cause: string },
): Promise<boolean> {
  const user = await getUser(trx, { id: userId })
  const lifetime = lifetimes[reason]
  const url = await createLink(context, trx, { userId, purpose: 'set-password', lifetimeMs: lifetime.ms })
  const compose = reason === 'welcome' ? setPasswordMail : resetPasswordMail
  const mail = compose({ email: user.email, name: user.firstName, url, validFor: lifetime.text })
  return enqueueMail(context.jobs, trx, { ...mail, cause: `set-password ${userId} ${cause}` })
}
