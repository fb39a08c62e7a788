import { listMilestonesOfUser, type PageRequest } from '@suv/db'
import type { Milestone } from '@suv/domain'
import { requireSelf } from '../../authorise.ts'
import { presentPage } from '../../present-page.ts'
import type { MemberContext } from '../../trpc.ts'

/** The member's milestones, by order. */
export async function listMilestones(
  ctx: MemberContext,
  { id, ...page }: PageRequest & { id: string },
): Promise<Milestone[]> {
  const userId = requireSelf(ctx.actor, id)
  return presentPage(ctx, await listMilestonesOfUser(ctx.db, { userId, ...page }))
}
