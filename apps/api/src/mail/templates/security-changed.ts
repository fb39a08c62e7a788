import { productName, supportEmail } from '@suv/domain'
import { type Circumstances, describeCircumstances } from '../circumstances.ts'
import { composeMail } from '../compose-mail.ts'
import type { Mail } from '../mail.ts'

/** What was done to the ways into an account. */
export type SecurityChange =
  | 'two-step-on'
  | 'two-step-off'
  | 'codes'
  | 'passkey-added'
  | 'passkey-removed'
  | 'api-key-created'

const texts: Record<SecurityChange, { subject: string; what: string; ifNotYou: string }> = {
  'two-step-on': {
    subject: `Two-step verification of your ${productName} account is on`,
    what: 'Two-step verification was turned on. Signing in now asks for a code of your authenticator app after the password.',
    ifNotYou: `If it was not you, somebody knows your password. Choose “Forgot password?” on the sign-in page at once, which signs out every browser, then write to ${supportEmail}, because signing in asks for a code that you do not have.`,
  },
  'two-step-off': {
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
  'passkey-added': {
    subject: `A passkey was added to your ${productName} account`,
    what: 'A passkey was added. It signs in to your account without the password and without a code.',
    ifNotYou:
      'If it was not you, somebody was signed in as you. Remove the passkey at once, then change the password, which signs out every other browser.',
  },
  'passkey-removed': {
    subject: `A passkey was removed from your ${productName} account`,
    what: 'A passkey was removed. It no longer signs in to your account.',
    ifNotYou:
      'If it was not you, somebody was signed in as you. Change the password at once, which signs out every other browser, then look through your passkeys.',
  },
  'api-key-created': {
    subject: `An API key was created for your ${productName} account`,
    what: 'An API key was created. Until you revoke it, whoever has it reads your data, or changes them too, as the key was set up.',
    ifNotYou:
      'If it was not you, somebody knows your password. Change it at once and have all API keys revoked with it.',
  },
}

/** To a member after their two-step verification, their passkeys or their API keys were changed, so that somebody else's change does not pass unseen. */
export function securityChangedMail(
  to: { email: string; name: string | null; siteUrl: string; change: SecurityChange } & Circumstances,
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
