import { productName } from '@suv/domain'
import { type Circumstances, describeCircumstances } from '../circumstances.ts'
import { composeMail } from '../compose-mail.ts'
import type { Mail } from '../mail.ts'

/** To a member after a sign-in from a browser that they did not use before. */
export function newDeviceMail(
  to: { email: string; name: string | null; siteUrl: string } & Circumstances,
): Mail {
  return composeMail({
    to: to.email,
    subject: `New sign-in to your ${productName} account`,
    name: to.name,
    paragraphs: [
      'Your account was signed in to from a browser that it does not know.',
      describeCircumstances(to),
    ],
    action: { label: 'See where you are signed in', url: `${to.siteUrl}/account` },
    closing: ['If it was you, all is well. If not, end that session there and change your password.'],
  })
}
