import { productName } from '@suv/domain'
import { composeMail } from '../compose-mail.ts'
import type { Mail } from '../mail.ts'

type Addressee = { email: string; name: string | null; url: string }

/** To somebody who can sign in already and has bought full access. */
export function membershipStartedMail({ email, name, url }: Addressee): Mail {
  return composeMail({
    to: email,
    subject: `Your ${productName} membership is active`,
    name,
    paragraphs: ['Your payment has arrived. All areas are open to you, with the sign-in that you have.'],
    action: { label: 'Open your dashboard', url },
    closing: ['You can have the whole amount back within 30 days: write to us.'],
  })
}

/** To somebody whose payment was returned. */
export function membershipEndedMail({ email, name, url }: Addressee): Mail {
  return composeMail({
    to: email,
    subject: `Your ${productName} membership has ended`,
    name,
    paragraphs: [
      'Your payment has been returned, and your membership has ended.',
      'Your data are kept. You can still sign in to export them, or to erase your account.',
    ],
    action: { label: 'Open your account', url },
  })
}
