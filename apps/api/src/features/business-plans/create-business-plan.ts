import { findBusinessPlanOfWorkspace, insertBusinessPlan } from '@suv/db'
import {
  type BusinessPlan,
  type createBusinessPlanSchema,
  PlanConflictError,
  planProgress,
} from '@suv/domain'
import { audited } from '../../audited.ts'
import { requireWorkspace } from '../../authorise.ts'
import type { GivenOf } from '../../given-fields.ts'
import type { MemberContext } from '../../trpc.ts'
import { keepVersion } from '../business-plan-versions/keep-version.ts'
import { presentPlan } from './present-plan.ts'

/**
 * Begins the plan of the member's workspace. Of first saves at the same time one begins it, and the others learn what it says.
 *
 * @throws PlanConflictError where there is a plan already.
 */
export async function createBusinessPlan(
  ctx: MemberContext,
  { userId: named, reason, ...given }: GivenOf<typeof createBusinessPlanSchema>,
): Promise<BusinessPlan> {
  const { userId } = ctx.actor
  const workspaceId = requireWorkspace(ctx.actor, named)
  const now = ctx.clock.now()
  return audited(ctx, async (trx, audit) => {
    const stored = await insertBusinessPlan(trx, {
      workspaceId,
      userId,
      now,
      values: { ...given, progress: planProgress(given), lastModified: now },
    })
    if (stored === undefined) {
      const existing = await findBusinessPlanOfWorkspace(trx, { workspaceId })
      if (existing === undefined) throw new Error('a plan stood in the way and is gone')
      throw new PlanConflictError(
        'There is a business plan already. Read it, then save your text with PUT.',
        presentPlan(existing),
      )
    }
    await audit({
      action: 'create',
      entity: 'businessPlans',
      entityId: stored.id,
      changedFields: Object.keys(given),
    })
    if (reason === 'save') await keepVersion(trx, audit, { plan: stored, reason, at: now })
    return presentPlan(stored)
  })
}
