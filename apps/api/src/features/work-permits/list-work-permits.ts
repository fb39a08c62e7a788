import { listWorkPermits as listRows, type PageRequest } from '@suv/db'
import type { WorkPermit } from '@suv/domain'
import { requireTeam } from '../../authorise.ts'
import { presentPage } from '../../present-page.ts'
import type { MemberContext } from '../../trpc.ts'

/** The work permits of one of the caller's teams, newest first. */
export async function listWorkPermits(
  ctx: MemberContext,
  { id, ...page }: PageRequest & { id: string },
): Promise<WorkPermit[]> {
  return presentPage(ctx, await listRows(ctx.db, { teamId: requireTeam(ctx.actor, id), ...page }))
}
