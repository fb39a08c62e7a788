import { productName, supportEmail } from '@suv/domain'
import { type Circumstances, describeCircumstances } from '../circumstances.ts'
import { composeMail } from '../compose-mail.ts'
import type { LinkTo } from '../link-to.ts'
import type { Mail } from '../mail.ts'

/** To the address that a member wants: the link that makes it theirs. */
export function changeEmailMail(to: LinkTo): Mail {
  return composeMail({
    to: to.email,
    subject: `Confirm your new email for ${productName}`,
    name: to.name,
    paragraphs: [
      `You asked to sign in to ${productName} with ${to.email} from now on. Nothing changes before you open this link.`,
    ],
    action: { label: 'Change my email', url: to.url },
    closing: [
      `The link works once, within ${to.validFor}. Every other browser in which you are signed in is then signed out.`,
      'If you did not ask for it, you need not do anything.',
    ],
  })
}

/**
 * To an address that a member wants and another member has. Only who reads mail there learns of it: whoever asked is told the
 * same as ever.
 */
export function emailInUseMail(to: { email: string; name: string | null; siteUrl: string }): Mail {
  return composeMail({
    to: to.email,
    subject: `Your email has a ${productName} account already`,
    name: to.name,
    paragraphs: [
      `Somebody asked to use ${to.email} for their ${productName} account. There is an account with this address already, so nothing was changed.`,
    ],
    action: { label: 'Sign in with this address', url: `${to.siteUrl}/login` },
    closing: [
      'If it was you and you do not remember the password, choose “Forgot password?” on the sign-in page.',
      'If it was not you, you need not do anything: your account stays as it is.',
    ],
  })
}

/** To the address that a member still has, so that somebody else's wish does not pass unseen. */
export function emailChangeAskedMail(
  to: { email: string; name: string | null; siteUrl: string; wantedEmail: string } & Circumstances,
): Mail {
  return composeMail({
    to: to.email,
    subject: `Your ${productName} email is about to change`,
    name: to.name,
    paragraphs: [
      `Somebody, most likely you, asked to sign in to your account with ${to.wantedEmail} instead of this address. It changes when the link that we sent there is opened.`,
      describeCircumstances(to),
    ],
    action: { label: 'See your account', url: `${to.siteUrl}/account` },
    closing: [
      'If it was you, all is well.',
      'If it was not you, somebody knows your password. Change it at once, or choose “Forgot password?” on the sign-in page: either makes that link useless and signs out whoever asked.',
    ],
  })
}

/** To the address that a member had until now. */
export function emailChangedMail(
  to: { email: string; name: string | null; newEmail: string } & Circumstances,
): Mail {
  return composeMail({
    to: to.email,
    subject: `Your ${productName} email was changed`,
    name: to.name,
    paragraphs: [
      `You now sign in to your account with ${to.newEmail}. This address gets no more mail about it.`,
      describeCircumstances(to),
    ],
    closing: [
      `If it was not you, write to ${supportEmail} from this address at once: “Forgot password?” no longer reaches you here.`,
    ],
  })
}
