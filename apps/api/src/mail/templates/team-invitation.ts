import { productName } from '@suv/domain'
import { composeMail } from '../compose-mail.ts'
import type { Mail } from '../mail.ts'

/** To somebody who may not be a member yet: the link by which they join a team. */
export function teamInvitationMail(to: {
  email: string
  passportName: string
  invitedBy: string
  teamName: string
  url: string
  validFor: string
}): Mail {
  return composeMail({
    to: to.email,
    // A long name would not fit into a line of a mailbox.
    subject: `You are invited to a team on ${productName}`,
    name: to.passportName,
    paragraphs: [
      `${to.invitedBy} invites you to the team ${to.teamName} on ${productName}, where founders prepare their application for Canada's Start-Up Visa.`,
      `You will work on what the team keeps: its plan, timeline, matches, finances, letters, certificates, permits, shares and application.`,
    ],
    action: { label: 'Open the invitation', url: to.url },
    closing: [
      `The link works once, within ${to.validFor}. If you do not know ${to.invitedBy}, do nothing: nobody joins without opening it.`,
    ],
  })
}
