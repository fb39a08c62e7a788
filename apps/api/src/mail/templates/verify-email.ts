import { productName } from '@suv/domain'
import { composeMail } from '../compose-mail.ts'
import type { LinkTo } from '../link-to.ts'
import type { Mail } from '../mail.ts'

/** To a member whose address nobody has proved yet. */
export function verifyEmailMail(to: LinkTo): Mail {
  return composeMail({
    to: to.email,
    subject: `Confirm your email for ${productName}`,
    name: to.name,
    paragraphs: [`Confirm that ${to.email} is your address, so that we can reach you about your account.`],
    action: { label: 'Confirm your email', url: to.url },
    closing: [`The link works once, within ${to.validFor}.`],
  })
}
