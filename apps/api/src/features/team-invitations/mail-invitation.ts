import { getTeamMember, type TeamInvitationRow, type Trx } from '@suv/db'
import { enqueueMail } from '../../mail/send-mail.job.ts'
import { teamInvitationMail } from '../../mail/templates/team-invitation.ts'
import type { MemberContext } from '../../trpc.ts'
import { lifetimes } from '../accounts/links.ts'

/** When a link that is made now runs out. */
export function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + lifetimes.invitation.ms)
}

/** Has the link mailed. The token stands behind the #, which browsers send to no server and write in no log. */
export async function mailInvitation(
  { actor, jobs, siteUrl }: MemberContext,
  trx: Trx,
  { invitation, token, teamName }: { invitation: TeamInvitationRow; token: string; teamName: string },
): Promise<void> {
  const { teamId, memberId, email, id, updatedAt } = invitation
  const { passportName } = await getTeamMember(trx, { id: memberId, teamIds: [teamId] })
  const mail = teamInvitationMail({
    email,
    passportName,
    invitedBy: actor.name,
    teamName,
    url: `${siteUrl}/invitation#token=${token}`,
    validFor: lifetimes.invitation.text,
  })
  await enqueueMail(jobs, trx, { ...mail, dedupeKey: `invitation ${id} ${updatedAt.toISOString()}` })
}
