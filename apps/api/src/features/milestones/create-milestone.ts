import { insertMilestone } from '@suv/db'
import { applyStatus, type createMilestoneSchema, type Milestone } from '@suv/domain'
import { audited } from '../../audited.ts'
import { requireWorkspace } from '../../authorise.ts'
import type { GivenOf } from '../../given-fields.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'
import { toMilestoneValues } from './milestone-values.ts'
import { tellCompletion } from './tell-completion.ts'

/** Adds a milestone. One that is completed already gets its date and a progress of 100. */
export async function createMilestone(
  ctx: MemberContext,
  { userId: named, ...given }: GivenOf<typeof createMilestoneSchema>,
): Promise<Milestone> {
  const workspaceId = requireWorkspace(ctx.actor, named)
  const now = ctx.clock.now()
  const milestone = applyStatus(
    {
      ...given,
      title: given.title,
      status: given.status,
      progress: given.progress ?? 0,
      completedDate: null,
    },
    given.status,
    now.toISOString(),
  )
  return audited(ctx, async (trx, audit) => {
    const row = await insertMilestone(trx, {
      workspaceId,
      userId: ctx.actor.userId,
      now,
      values: { ...toMilestoneValues(milestone), title: given.title },
    })
    const stored = present(row)
    await tellCompletion(trx, ctx, workspaceId, null, stored)
    await audit({
      action: 'create',
      entity: 'milestones',
      entityId: stored.id,
      changedFields: Object.keys(given),
    })
    return stored
  })
}
