import { unlinkTeamMember } from '@suv/db'
import type { MemberContext } from '../../trpc.ts'
import { withOwnedSeat } from './with-owned-seat.ts'

/**
 * Takes the team's workspace from somebody, from their next request on. What they made for it stays, and so does their name in
 * its papers. Its owner only.
 */
export async function removePerson(ctx: MemberContext, { id }: { id: string }): Promise<{ id: string }> {
  return withOwnedSeat(ctx, id, async (trx, { seat, teamId }, audit) => {
    await unlinkTeamMember(trx, { id, teamId, now: ctx.clock.now() })
    await audit({
      action: 'update',
      entity: 'teamMembers',
      entityId: id,
      teamId,
      subjectUserId: seat.userId,
      changedFields: ['userId'],
    })
    return { id }
  })
}
