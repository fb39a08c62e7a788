import { productName } from '@suv/domain'
import { composeMail } from '../compose-mail.ts'
import type { LinkTo } from '../link-to.ts'
import type { Mail } from '../mail.ts'

/** To a new member: the link to their first password. */
export function setPasswordMail(to: LinkTo): Mail {
  return composeMail({
    to: to.email,
    subject: `Set your password for ${productName}`,
    name: to.name,
    paragraphs: [
      `Your ${productName} account is ready. Set a password to sign in for the first time.`,
      `Your email for signing in is ${to.email}.`,
    ],
    action: { label: 'Set your password', url: to.url },
    closing: [
      `The link works once, within ${to.validFor}. If it has run out, use “Forgot password?” on the sign-in page.`,
    ],
  })
}
