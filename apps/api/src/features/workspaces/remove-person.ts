import { unlinkTeamMember } from '@suv/db'
import type { MemberContext } from '../../trpc.ts'
import { withOwnedPlace } from './with-owned-place.ts'

/**
 * Takes the team's workspace from somebody, from their next request on. What they made for it stays, and so does their name in
 * its papers. Its owner only.
 */
export async function removePerson(ctx: MemberContext, { id }: { id: string }): Promise<{ id: string }> {
  return withOwnedPlace(ctx, id, async (trx, { place, teamId }, audit) => {
    await unlinkTeamMember(trx, { id, teamId, now: ctx.clock.now() })
    await audit({
      action: 'update',
      entity: 'teamMembers',
      entityId: id,
      teamId,
      subjectUserId: place.userId,
      changedFields: ['userId'],
    })
    return { id }
  })
}
