import { formatDate, productName } from '@suv/domain'
import { composeMail } from '../compose-mail.ts'
import type { Mail } from '../mail.ts'

/** To a member who asked for their account to be erased: when, and how to keep it. */
export function erasureScheduledMail(to: {
  email: string
  name: string | null
  siteUrl: string
  eraseAt: Date
}): Mail {
  const day = formatDate(to.eraseAt.toISOString())
  return composeMail({
    to: to.email,
    subject: `Your ${productName} account will be erased on ${day}`,
    name: to.name,
    paragraphs: [
      `You asked us to erase your ${productName} account. It is erased on ${day}, with everything that you stored. Until then nothing changes, and you can export your data.`,
      'To keep the account, sign in before that day and choose “Keep my account”.',
    ],
    action: { label: 'Go to your account', url: `${to.siteUrl}/account` },
    closing: [
      'If it was not you who asked, keep the account and change your password at once: somebody knows it.',
    ],
  })
}
