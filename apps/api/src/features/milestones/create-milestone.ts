import { insertMilestone } from '@suv/db'
import { applyStatus, type createMilestoneSchema, type Milestone } from '@suv/domain'
import type * as z from 'zod'
import { audited } from '../../audited.ts'
import { requireSelf } from '../../authorise.ts'
import { givenFields } from '../../given-fields.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'
import { toMilestoneValues } from './milestone-values.ts'

/** Adds a milestone. One that is completed already gets its date and a progress of 100. */
export async function createMilestone(
  ctx: MemberContext,
  { userId: named, ...input }: z.output<typeof createMilestoneSchema>,
): Promise<Milestone> {
  const userId = requireSelf(ctx.actor, named)
  const now = ctx.clock.now()
  const given = givenFields(input)
  const milestone = applyStatus(
    {
      ...given,
      title: input.title,
      status: input.status,
      progress: input.progress ?? 0,
      completedDate: null,
    },
    input.status,
    now.toISOString(),
  )
  return audited(ctx, async (trx, audit) => {
    const stored = await insertMilestone(trx, {
      userId,
      now,
      values: { ...toMilestoneValues(milestone), title: input.title },
    })
    await audit({
      action: 'create',
      entity: 'milestones',
      entityId: stored.id,
      changedFields: Object.keys(given),
    })
    return present(stored)
  })
}
