import { findBusinessPlan } from '@suv/db'
import { DomainError, type FieldChange } from '@suv/domain'
import { newestChanges } from '../../newest-changes.ts'
import type { MemberContext } from '../../trpc.ts'

/**
 * Who changed each text of the plan last, and when: for whoever finds another text in the place of their own.
 *
 * @throws DomainError not_found
 */
export async function listPlanChanges(ctx: MemberContext, { id }: { id: string }): Promise<FieldChange[]> {
  const { db, actor } = ctx
  if ((await findBusinessPlan(db, { id, workspaceId: actor.workspace.id })) === undefined) {
    throw new DomainError('not_found', 'There is no such business plan.')
  }
  return newestChanges(ctx, { entity: 'businessPlans', entityId: id })
}
