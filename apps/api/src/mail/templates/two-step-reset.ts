import { productName, supportEmail } from '@suv/domain'
import { composeMail } from '../compose-mail.ts'
import type { LinkTo } from '../link-to.ts'
import type { Mail } from '../mail.ts'

/** To a member whose two-step verification an operator ended, because phone and recovery codes were lost: the link to a new password. */
export function twoStepResetMail(to: LinkTo): Mail {
  return composeMail({
    to: to.email,
    subject: `Two-step verification of your ${productName} account was ended`,
    name: to.name,
    paragraphs: [
      'You told us that you lost your phone and your recovery codes. Two-step verification of your account has ended, and so have your password and every session.',
      'Choose a new password, sign in, then set up two-step verification again on your account page.',
    ],
    action: { label: 'Choose a new password', url: to.url },
    closing: [
      `The link works once, within ${to.validFor}. After that, “Forgot password?” on the sign-in page sends another.`,
      `If it was not you, choose a new password all the same, so that nobody else can, then write to ${supportEmail}.`,
    ],
  })
}
