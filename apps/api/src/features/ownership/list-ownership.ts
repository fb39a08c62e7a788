import { listOwnership as listRows, type PageRequest } from '@suv/db'
import type { Ownership } from '@suv/domain'
import { requireTeam } from '../../authorise.ts'
import { presentPage } from '../../present-page.ts'
import type { MemberContext } from '../../trpc.ts'

/** Who holds how much of the voting rights of one of the caller's teams. */
export async function listOwnership(
  ctx: MemberContext,
  { id, ...page }: PageRequest & { id: string },
): Promise<Ownership[]> {
  return presentPage(ctx, await listRows(ctx.db, { teamId: requireTeam(ctx.actor, id), ...page }))
}
