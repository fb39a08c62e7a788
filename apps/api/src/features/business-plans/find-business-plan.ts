import { findBusinessPlanOfWorkspace } from '@suv/db'
import type { BusinessPlan } from '@suv/domain'
import { requireWorkspace } from '../../authorise.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'

/** The member's plan, or null before the first save. */
export async function findBusinessPlan(
  { db, actor }: MemberContext,
  { id }: { id: string },
): Promise<BusinessPlan | null> {
  const plan = await findBusinessPlanOfWorkspace(db, { workspaceId: requireWorkspace(actor, id) })
  return plan === undefined ? null : present(plan)
}
