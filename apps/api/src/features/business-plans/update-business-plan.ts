import { lockBusinessPlan, updateBusinessPlan as writeBusinessPlan } from '@suv/db'
import {
  type BusinessPlan,
  PlanConflictError,
  planProgress,
  type updateBusinessPlanSchema,
} from '@suv/domain'
import type * as z from 'zod'
import { audited } from '../../audited.ts'
import { givenFields } from '../../given-fields.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'

/**
 * Saves the given sections of the member's plan. Two tabs never overwrite each other silently: with the `lastModified` that
 * the caller has read, a plan that was saved since then stays as it is.
 *
 * @throws DomainError not_found
 * @throws PlanConflictError where the plan was saved since `lastModified`.
 */
export async function updateBusinessPlan(
  ctx: MemberContext,
  { id, lastModified: read, ...update }: z.output<typeof updateBusinessPlanSchema> & { id: string },
): Promise<BusinessPlan> {
  const { userId } = ctx.actor
  const now = ctx.clock.now()
  const given = givenFields(update)
  return audited(ctx, async (trx, record) => {
    const plan = await lockBusinessPlan(trx, { id, userId })
    if (read !== undefined && Date.parse(read) !== plan.lastModified.getTime()) {
      throw new PlanConflictError(
        'The plan was saved in another place since you read it. Compare the two texts, then save again.',
        present(plan),
      )
    }
    const stored = await writeBusinessPlan(trx, {
      id,
      userId,
      now,
      values: {
        ...given,
        progress: planProgress({ ...plan, ...given }),
        // Grows even where two saves share a millisecond, or a clock was set back: it tells versions apart.
        lastModified: new Date(Math.max(now.getTime(), plan.lastModified.getTime() + 1)),
      },
    })
    await record({
      action: 'update',
      entity: 'businessPlans',
      entityId: id,
      changedFields: Object.keys(given),
    })
    return present(stored)
  })
}
