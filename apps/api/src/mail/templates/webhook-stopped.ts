import { productName } from '@suv/domain'
import { composeMail } from '../compose-mail.ts'
import type { Mail } from '../mail.ts'

/** To a member one of whose endpoints was turned off for what came back from it. */
export function webhookStoppedMail({
  email,
  name,
  url,
  reason,
  siteUrl,
}: {
  email: string
  name: string | null
  url: string
  reason: 'gone' | 'failing'
  siteUrl: string
}): Mail {
  const why =
    reason === 'gone'
      ? 'It answered that it is gone (410), which asks us to stop.'
      : 'Nothing that we sent there has arrived for three days.'
  return composeMail({
    to: email,
    subject: `A webhook of your ${productName} account was turned off`,
    name,
    paragraphs: [`Nothing is sent to ${url} any more. ${why}`],
    action: { label: 'See your webhooks', url: `${siteUrl}/account` },
    closing: [
      'Once the program behind it works again, turn the webhook on. What was not delivered is kept for 30 days, and you can send it again.',
    ],
  })
}
