import { findBusinessPlanOfWorkspace } from '@suv/db'
import { type PlanProgress, planProgress, sectionCompletions } from '@suv/domain'
import { requireWorkspace } from '../../authorise.ts'
import type { MemberContext } from '../../trpc.ts'

/** How complete the member's plan is, from its texts. */
export async function readPlanProgress(
  { db, actor }: MemberContext,
  { id }: { id: string },
): Promise<PlanProgress> {
  const plan = await findBusinessPlanOfWorkspace(db, { workspaceId: requireWorkspace(actor, id) })
  const texts = plan ?? {}
  return { id: plan?.id ?? null, progress: planProgress(texts), sections: sectionCompletions(texts) }
}
