import { productName } from '@suv/domain'
import { composeMail } from '../compose-mail.ts'
import type { Mail } from '../mail.ts'

/** To a member after a sign-in from a browser that they did not use before. */
export function newDeviceMail(to: {
  email: string
  name: string | null
  siteUrl: string
  at: Date
  address: string | null
  userAgent: string | null
}): Mail {
  const time = new Intl.DateTimeFormat('en-CA', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(to.at)
  return composeMail({
    to: to.email,
    subject: `New sign-in to your ${productName} account`,
    name: to.name,
    paragraphs: [
      'Your account was signed in to from a browser that it does not know.',
      [`When: ${time} UTC.`, ...(to.address === null ? [] : [`From: ${to.address}.`])].join(' '),
      ...(to.userAgent === null ? [] : [`Browser: ${to.userAgent.slice(0, 300)}`]),
    ],
    action: { label: 'See where you are signed in', url: `${to.siteUrl}/account` },
    closing: ['If it was you, all is well. If not, end that session there and change your password.'],
  })
}
