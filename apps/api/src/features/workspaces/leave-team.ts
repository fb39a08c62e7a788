import { findTeamSeat, lockTeam, unlinkTeamMember } from '@suv/db'
import { DomainError } from '@suv/domain'
import { audited } from '../../audited.ts'
import { requireTeam } from '../../authorise.ts'
import type { MemberContext } from '../../trpc.ts'

/**
 * Takes the caller out of a team: what they made for it stays there, what is personal stays with them. Their name stays in the
 * team's papers.
 *
 * @throws DomainError forbidden; conflict for its owner, who hands it over first.
 */
export async function leaveTeam(ctx: MemberContext, { id }: { id: string }): Promise<{ id: string }> {
  const { actor } = ctx
  const teamId = requireTeam(actor, id)
  return audited(ctx, async (trx, audit) => {
    await lockTeam(trx, { id: teamId })
    const seat = await findTeamSeat(trx, { userId: actor.userId, teamId })
    if (seat === undefined) return { id }
    if (seat.workspaceRole === 'owner') {
      throw new DomainError('conflict', 'You own this team. Hand it over to somebody else, then leave.')
    }
    await unlinkTeamMember(trx, { id: seat.id, teamId, now: ctx.clock.now() })
    await audit({
      action: 'delete',
      entity: 'teamMembers',
      entityId: seat.id,
      teamId,
      subjectUserId: actor.userId,
      changedFields: ['userId'],
    })
    return { id }
  })
}
