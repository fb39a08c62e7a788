import { lockMilestone, updateMilestone as writeMilestone } from '@suv/db'
import { applyMilestoneUpdate, type Milestone, type updateMilestoneSchema } from '@suv/domain'
import { audited } from '../../audited.ts'
import type { GivenOf } from '../../given-fields.ts'
import { isUnchanged } from '../../is-unchanged.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'
import { toMilestoneValues } from './milestone-values.ts'
import { tellCompletion } from './tell-completion.ts'

/**
 * Changes the given fields of a milestone of the member's workspace, and what follows from a new status.
 *
 * @throws DomainError not_found
 */
export async function updateMilestone(
  ctx: MemberContext,
  { id, ...given }: GivenOf<typeof updateMilestoneSchema> & { id: string },
): Promise<Milestone> {
  const workspaceId = ctx.actor.workspace.id
  const now = ctx.clock.now()
  return audited(ctx, async (trx, audit) => {
    const before = present(await lockMilestone(trx, { id, workspaceId }))
    if (isUnchanged(before, given)) return before
    const { status, completedDate, progress } = applyMilestoneUpdate(before, given, now.toISOString())
    const values = toMilestoneValues({ ...given, status, completedDate, progress })
    const stored = present(await writeMilestone(trx, { id, workspaceId, now, values }))
    await tellCompletion(trx, ctx, workspaceId, before, stored)
    await audit({
      action: 'update',
      entity: 'milestones',
      entityId: id,
      changedFields: Object.keys(given),
    })
    return stored
  })
}
