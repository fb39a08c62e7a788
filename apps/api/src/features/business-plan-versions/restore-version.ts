import { getBusinessPlanVersion, lockBusinessPlan, updateBusinessPlan } from '@suv/db'
import { type BusinessPlan, emptySections, planProgress, planTextFields } from '@suv/domain'
import { audited } from '../../audited.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'
import { keepVersion } from './keep-version.ts'

/**
 * Makes the texts of a version the plan's again. What the plan says now is kept as a version first, so a restore can be
 * undone by another.
 *
 * @throws DomainError not_found
 */
export async function restoreVersion(ctx: MemberContext, { id }: { id: string }): Promise<BusinessPlan> {
  const workspaceId = ctx.actor.workspace.id
  const now = ctx.clock.now()
  return audited(ctx, async (trx, audit) => {
    const { planId } = await getBusinessPlanVersion(trx, { id, workspaceId })
    const plan = await lockBusinessPlan(trx, { id: planId, workspaceId })
    // Read again under the lock: a save at the same time may have let this version go.
    const version = await getBusinessPlanVersion(trx, { id, workspaceId })
    await keepVersion(trx, audit, { plan, reason: 'restore', at: plan.lastModified })
    const texts = Object.fromEntries(planTextFields.map((field) => [field, version[field]]))
    const stored = await updateBusinessPlan(trx, {
      id: planId,
      workspaceId,
      now,
      values: {
        ...texts,
        progress: planProgress(version),
        status: emptySections(version).length > 0 ? 'draft' : plan.status,
        lastModified: new Date(Math.max(now.getTime(), plan.lastModified.getTime() + 1)),
      },
    })
    await audit({
      action: 'update',
      entity: 'businessPlans',
      entityId: planId,
      changedFields: Object.keys(texts),
    })
    return present(stored)
  })
}
