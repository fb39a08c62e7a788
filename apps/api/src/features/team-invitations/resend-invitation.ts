import { findTeamInvitation, getTeamOfUser, renewTeamInvitation } from '@suv/db'
import { DomainError, type TeamInvitation } from '@suv/domain'
import { audited } from '../../audited.ts'
import type { MemberContext } from '../../trpc.ts'
import { requireFounder } from '../teams/require-founder.ts'
import { checkInvitationLimit } from './create-invitation.ts'
import { invitationEnd, mailInvitation } from './mail-invitation.ts'
import { presentInvitation } from './present-invitation.ts'

/**
 * Mails a new link, good for another seven days; the old one no longer works. Founders only.
 *
 * @throws DomainError forbidden; not_found where it was accepted or revoked meanwhile; too_many_requests.
 */
export async function resendInvitation(ctx: MemberContext, { id }: { id: string }): Promise<TeamInvitation> {
  const { actor, clock } = ctx
  const now = clock.now()
  const known = await findTeamInvitation(ctx.db, { id, teamIds: actor.teamIds })
  if (known !== undefined) await requireFounder(ctx.db, actor, known.teamId)
  await checkInvitationLimit(ctx, known?.email)
  return audited(ctx, async (trx, audit) => {
    const found = await findTeamInvitation(trx, { id, teamIds: actor.teamIds })
    if (found !== undefined) await requireFounder(trx, actor, found.teamId)
    const made = found && (await renewTeamInvitation(trx, { id, expiresAt: invitationEnd(now), now }))
    if (made === undefined) {
      throw new DomainError('not_found', 'This invitation was accepted or revoked meanwhile.')
    }
    const { teamId } = made.invitation
    await audit({
      action: 'update',
      entity: 'teamInvitations',
      entityId: id,
      teamId,
      subjectUserId: null,
      changedFields: ['expiresAt'],
    })
    const { teamName } = await getTeamOfUser(trx, { id: teamId, userId: actor.userId })
    await mailInvitation(ctx, trx, { ...made, teamName })
    return presentInvitation(made.invitation)
  })
}
