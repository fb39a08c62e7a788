import { productName } from '@suv/domain'
import { type Circumstances, describeCircumstances } from '../circumstances.ts'
import { composeMail } from '../compose-mail.ts'
import type { Mail } from '../mail.ts'

type To = { email: string; name: string | null; siteUrl: string } & Circumstances

/** To a member after their password was changed, so that somebody else's change does not pass unseen. */
export const passwordChangedMail = (to: To): Mail =>
  passwordMail(to, 'changed', {
    what: 'The password of your account was just changed. Other browsers were signed out.',
    otherwise: 'If it was not you, choose “Forgot password?” on the sign-in page at once.',
  })

/** To a member after a new password was set by a mailed link: whoever did it can read their mail. */
export const passwordResetMail = (to: To): Mail =>
  passwordMail(to, 'reset', {
    what: 'A new password was set for your account by a link that we mailed to you. Every browser was signed out.',
    otherwise:
      'If it was not you, somebody can read your mail: change the password of your mailbox first, then choose “Forgot password?” on the sign-in page.',
  })

function passwordMail(
  to: To,
  deed: 'changed' | 'reset',
  { what, otherwise }: { what: string; otherwise: string },
): Mail {
  return composeMail({
    to: to.email,
    subject: `Your ${productName} password was ${deed}`,
    name: to.name,
    paragraphs: [what, describeCircumstances(to)],
    action: { label: 'Sign in', url: `${to.siteUrl}/login` },
    closing: [otherwise],
  })
}
