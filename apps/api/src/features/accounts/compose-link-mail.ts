import { findUser, findUserByEmail, findWantedEmail, type Trx, type UserRow } from '@suv/db'
import type { Mail } from '../../mail/mail.ts'
import { changeEmailMail, emailInUseMail } from '../../mail/templates/change-email.ts'
import { resetPasswordMail } from '../../mail/templates/reset-password.ts'
import { setPasswordMail } from '../../mail/templates/set-password.ts'
import { twoStepResetMail } from '../../mail/templates/two-step-reset.ts'
import { verifyEmailMail } from '../../mail/templates/verify-email.ts'
import type { LinkMail } from './link-mail.ts'
import { createLink, type LinkContext, lifetimes } from './links.ts'

/** Makes the link and the mail that brings it. @returns undefined where nobody needs it any more. */
export async function composeLinkMail(
  context: LinkContext,
  trx: Trx,
  job: LinkMail,
): Promise<Mail | undefined> {
  const user = await findUser(trx, { id: job.userId })
  if (user === undefined) return undefined
  if (job.reason === 'change-email') return composeEmailChange(context, trx, { user, email: job.email })
  if (job.reason === 'verify-email') return composeVerification(context, trx, user)
  const lifetime = lifetimes[job.reason]
  const url = await createLink(context, trx, {
    userId: user.id,
    purpose: 'set-password',
    lifetimeMs: lifetime.ms,
  })
  return setPasswordMails[job.reason]({
    email: user.email,
    name: user.firstName,
    url,
    validFor: lifetime.text,
  })
}

const setPasswordMails = {
  welcome: setPasswordMail,
  reset: resetPasswordMail,
  'two-step-reset': twoStepResetMail,
} as const

async function composeVerification(
  context: LinkContext,
  trx: Trx,
  { id: userId, email, emailVerified, firstName: name }: UserRow,
): Promise<Mail | undefined> {
  if (emailVerified) return undefined
  const { ms, text } = lifetimes.verifyEmail
  const url = await createLink(context, trx, { userId, purpose: 'verify-email', lifetimeMs: ms })
  return verifyEmailMail({ email, name, url, validFor: text })
}

async function composeEmailChange(
  context: LinkContext,
  trx: Trx,
  { user: { id: userId, firstName: name }, email }: { user: UserRow; email: string },
): Promise<Mail | undefined> {
  // Taken back meanwhile, or another one is wanted.
  if ((await findWantedEmail(trx, { userId, now: context.clock.now() })) !== email) return undefined
  const holder = await findUserByEmail(trx, { email })
  if (holder !== undefined) {
    return emailInUseMail({ email, name: holder.firstName, siteUrl: context.siteUrl })
  }
  const { ms, text } = lifetimes.changeEmail
  const url = await createLink(context, trx, { userId, email, purpose: 'change-email', lifetimeMs: ms })
  return changeEmailMail({ email, name, url, validFor: text })
}
