import { passOwnership } from '@suv/db'
import type { WorkspacePerson } from '@suv/domain'
import type { MemberContext } from '../../trpc.ts'
import { presentPerson } from './list-people.ts'
import { withOwnedSeat } from './with-owned-seat.ts'

/** Makes somebody else the owner of the team's workspace, which the caller may edit from then on. Its owner only. */
export async function handOver(ctx: MemberContext, { id }: { id: string }): Promise<WorkspacePerson> {
  return withOwnedSeat(ctx, id, async (trx, { seat, teamId }, audit) => {
    await passOwnership(trx, { id, teamId, now: ctx.clock.now() })
    await audit({
      action: 'update',
      entity: 'teams',
      entityId: teamId,
      teamId,
      subjectUserId: seat.userId,
      changedFields: ['owner'],
    })
    return presentPerson({ ...seat, workspaceRole: 'owner' }, ctx.actor.userId)
  })
}
