import { productName, supportEmail } from '@suv/domain'
import { type Circumstances, describeCircumstances } from '../circumstances.ts'
import { composeMail } from '../compose-mail.ts'
import type { Mail } from '../mail.ts'

/** What was done to two-step verification. */
export type TwoStepChange = 'on' | 'off' | 'codes'

const texts: Record<TwoStepChange, { subject: string; what: string; ifNotYou: string }> = {
  on: {
    subject: `Two-step verification of your ${productName} account is on`,
    what: 'Two-step verification was turned on. Signing in now asks for a code of your authenticator app after the password.',
    ifNotYou: `If it was not you, somebody knows your password. Choose “Forgot password?” on the sign-in page at once, which signs out every browser, then write to ${supportEmail}, because signing in asks for a code that you do not have.`,
  },
  off: {
    subject: `Two-step verification of your ${productName} account is off`,
    what: 'Two-step verification was turned off. Signing in now asks for the password only, and the recovery codes no longer work.',
    ifNotYou:
      'If it was not you, somebody knows your password. Change it at once, which signs out every other browser, then set up two-step verification again.',
  },
  codes: {
    subject: `New recovery codes for your ${productName} account`,
    what: 'New recovery codes were made for your account. The old ones no longer work.',
    ifNotYou:
      'If it was not you, somebody knows your password and has the new codes. Change the password at once, which signs out every other browser, then make new codes.',
  },
}

/** To a member after their two-step verification was changed, so that somebody else's change does not pass unseen. */
export function twoStepChangedMail(
  to: { email: string; name: string | null; siteUrl: string; change: TwoStepChange } & Circumstances,
): Mail {
  const { subject, what, ifNotYou } = texts[to.change]
  return composeMail({
    to: to.email,
    subject,
    name: to.name,
    paragraphs: [what, describeCircumstances(to)],
    action: { label: 'See the security of your account', url: `${to.siteUrl}/account` },
    closing: ['If it was you, all is well.', ifNotYou],
  })
}
