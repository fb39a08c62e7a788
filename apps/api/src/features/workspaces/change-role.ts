import { setWorkspaceRole } from '@suv/db'
import type { grantedRoleSchema, WorkspacePerson } from '@suv/domain'
import type * as z from 'zod'
import type { MemberContext } from '../../trpc.ts'
import { presentPerson } from './list-people.ts'
import { withOwnedSeat } from './with-owned-seat.ts'

/** Lets somebody write in the team's workspace, or read and no more; it holds from their next request on. Its owner only. */
export async function changeRole(
  ctx: MemberContext,
  { id, role }: { id: string; role: z.output<typeof grantedRoleSchema> },
): Promise<WorkspacePerson> {
  return withOwnedSeat(ctx, id, async (trx, { seat, teamId }, audit) => {
    await setWorkspaceRole(trx, { id, teamId, role, now: ctx.clock.now() })
    await audit({
      action: 'update',
      entity: 'teamMembers',
      entityId: id,
      teamId,
      subjectUserId: seat.userId,
      changedFields: ['workspaceRole'],
    })
    return presentPerson({ ...seat, workspaceRole: role }, ctx.actor.userId)
  })
}
