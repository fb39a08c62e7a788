import { findBusinessPlan, listBusinessPlanVersions } from '@suv/db'
import { DomainError, type PlanVersionSummary } from '@suv/domain'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'

/**
 * The kept versions of the member's plan, newest first.
 *
 * @throws DomainError not_found
 */
export async function listVersions(
  { db, actor }: MemberContext,
  { id }: { id: string },
): Promise<PlanVersionSummary[]> {
  const workspaceId = actor.workspace.id
  const plan = await findBusinessPlan(db, { id, workspaceId })
  if (plan === undefined) throw new DomainError('not_found', 'There is no such business plan.')
  return (await listBusinessPlanVersions(db, { planId: plan.id, workspaceId })).map(present)
}
