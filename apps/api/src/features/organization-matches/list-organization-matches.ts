import { listOrganizationMatchesOfUser, type PageRequest } from '@suv/db'
import type { OrganizationMatch } from '@suv/domain'
import { requireSelf } from '../../authorise.ts'
import { presentPage } from '../../present-page.ts'
import type { MemberContext } from '../../trpc.ts'

/** The member's matches, best first. */
export async function listOrganizationMatches(
  ctx: MemberContext,
  { id, ...page }: PageRequest & { id: string },
): Promise<OrganizationMatch[]> {
  const userId = requireSelf(ctx.actor, id)
  return presentPage(ctx, await listOrganizationMatchesOfUser(ctx.db, { userId, ...page }))
}
