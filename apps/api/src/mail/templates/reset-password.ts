import { productName } from '@suv/domain'
import { composeMail } from '../compose-mail.ts'
import type { LinkTo } from '../link-to.ts'
import type { Mail } from '../mail.ts'

/** To a member who asked for it: the link to a new password. */
export function resetPasswordMail(to: LinkTo): Mail {
  return composeMail({
    to: to.email,
    subject: `Reset your ${productName} password`,
    name: to.name,
    paragraphs: ['Somebody, most likely you, asked for a new password for your account.'],
    action: { label: 'Choose a new password', url: to.url },
    closing: [
      `The link works once, within ${to.validFor}. Every browser in which you are signed in is then signed out.`,
      'If it was not you, you need not do anything: your password stays as it is.',
    ],
  })
}
