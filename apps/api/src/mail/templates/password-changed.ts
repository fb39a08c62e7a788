import { productName } from '@suv/domain'
import { composeMail } from '../compose-mail.ts'
import type { Mail } from '../mail.ts'

/** To a member after their password was changed, so that somebody else's change does not pass unseen. */
export function passwordChangedMail(to: { email: string; name: string | null; siteUrl: string }): Mail {
  return composeMail({
    to: to.email,
    subject: `Your ${productName} password was changed`,
    name: to.name,
    paragraphs: ['The password of your account was just changed. Other browsers were signed out.'],
    action: { label: 'Sign in', url: `${to.siteUrl}/login` },
    closing: ['If it was not you, choose “Forgot password?” on the sign-in page at once.'],
  })
}
