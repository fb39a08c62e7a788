import { largestPage, listMilestonesOfWorkspace, type PageRequest } from '@suv/db'
import type { Milestone } from '@suv/domain'
import { requireWorkspace } from '../../authorise.ts'
import type { MemberContext } from '../../trpc.ts'

/**
 * The milestones of the member's workspace, by order: all of them unless a page is asked for, because counts and progress are worked out from
 * the list.
 */
export async function listMilestones(
  ctx: MemberContext,
  { id, limit, cursor }: PageRequest & { id: string },
): Promise<Milestone[]> {
  const workspaceId = requireWorkspace(ctx.actor, id)
  if (limit !== undefined || cursor !== undefined) {
    const { rows, nextCursor } = await listMilestonesOfWorkspace(ctx.db, { workspaceId, limit, cursor })
    ctx.setNextCursor(nextCursor)
    return rows
  }
  const rows: Milestone[] = []
  let next: string | null = null
  do {
    const page = await listMilestonesOfWorkspace(ctx.db, {
      workspaceId,
      limit: largestPage,
      ...(next === null ? {} : { cursor: next }),
    })
    rows.push(...page.rows)
    next = page.nextCursor
  } while (next !== null)
  return rows
}
