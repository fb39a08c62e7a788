import { listWorkPermitSteps as listRows } from '@suv/db'
import { allWorkPermitSteps, type WorkPermitStepState } from '@suv/domain'
import { requireTeam } from '../../authorise.ts'
import type { MemberContext } from '../../trpc.ts'

/** All nine steps in order, as one of the caller's teams has ticked them. */
export async function listWorkPermitSteps(
  { db, actor }: MemberContext,
  { id }: { id: string },
): Promise<WorkPermitStepState[]> {
  return allWorkPermitSteps(await listRows(db, { teamId: requireTeam(actor, id) }))
}
