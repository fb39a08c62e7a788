import { findBusinessPlanOfUser } from '@suv/db'
import type { BusinessPlan } from '@suv/domain'
import { requireSelf } from '../../authorise.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'

/** The member's plan, or null before the first save. */
export async function findBusinessPlan(
  { db, actor }: MemberContext,
  { id }: { id: string },
): Promise<BusinessPlan | null> {
  const plan = await findBusinessPlanOfUser(db, { userId: requireSelf(actor, id) })
  return plan === undefined ? null : present(plan)
}
