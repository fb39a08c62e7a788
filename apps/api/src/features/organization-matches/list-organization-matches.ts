import { listOrganizationMatchesOfWorkspace, type PageRequest } from '@suv/db'
import type { OrganizationMatch } from '@suv/domain'
import { requireWorkspace } from '../../authorise.ts'
import { presentPage } from '../../present-page.ts'
import type { MemberContext } from '../../trpc.ts'

/** The matches of the member's workspace, best first. */
export async function listOrganizationMatches(
  ctx: MemberContext,
  { id, ...page }: PageRequest & { id: string },
): Promise<OrganizationMatch[]> {
  const workspaceId = requireWorkspace(ctx.actor, id)
  return presentPage(ctx, await listOrganizationMatchesOfWorkspace(ctx.db, { workspaceId, ...page }))
}
