import { getBusinessPlanVersion } from '@suv/db'
import type { PlanVersion } from '@suv/domain'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'

/** One version of the member's plan with its texts. */
export async function getVersion({ db, actor }: MemberContext, { id }: { id: string }): Promise<PlanVersion> {
  return present(await getBusinessPlanVersion(db, { id, workspaceId: actor.workspace.id }))
}
