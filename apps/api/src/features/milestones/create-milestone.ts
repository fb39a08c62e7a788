import { randomUUID } from 'node:crypto'
import { sendMilestone } from '@suv/db'
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
  const id = randomUUID()
  // All of it goes out in one packet, with the commit.
  const { stored } = await audited(ctx, async (trx, audit, answerLater) => {
    const values = { ...toMilestoneValues(milestone), title: given.title }
    const sent = await sendMilestone(trx, { id, workspaceId, userId: ctx.actor.userId, now, values })
    const stored = sent.answer.then(present)
    answerLater(stored)
    if (milestone.status === 'completed') await tellCompletion(trx, ctx, workspaceId, null, await stored)
    await audit({
      action: 'create',
      entity: 'milestones',
      entityId: id,
      changedFields: Object.keys(given),
    })
    return { stored }
  })
  return stored
}
