import { productName } from '@suv/domain'
import { composeMail } from '../compose-mail.ts'
import type { Mail } from '../mail.ts'
import { plainName } from '../plain-name.ts'

/** To somebody who may not be a member yet: the link by which they join a team. */
export function teamInvitationMail({
  passportName,
  ...to
}: {
  email: string
  passportName: string
  invitedBy: string
  teamName: string
  url: string
  validFor: string
}): Mail {
  const invitedBy = plainName(to.invitedBy, 'A founder')
  const team = plainName(to.teamName, '')
  return composeMail({
    to: to.email,
    // A long name would not fit into a line of a mailbox.
    subject: `You are invited to a team on ${productName}`,
    name: plainName(passportName, '') || null,
    paragraphs: [
      `${invitedBy} invites you to ${team === '' ? 'a team' : `the team ${team}`} on ${productName}, where founders prepare their application for Canada's Start-Up Visa.`,
      `You will work on what the team keeps: its plan, timeline, matches, finances, letters, certificates, permits, shares and application.`,
    ],
    action: { label: 'Open the invitation', url: to.url },
    closing: [
      `The link works once, within ${to.validFor}. If you do not know who invites you, do nothing: nobody joins without opening it.`,
    ],
  })
}
