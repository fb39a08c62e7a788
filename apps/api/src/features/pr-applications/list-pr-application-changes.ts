import { listPrApplicationChanges as listRows, type PageRequest } from '@suv/db'
import type { PrApplicationChange } from '@suv/domain'
import { requireTeam } from '../../authorise.ts'
import { presentPage } from '../../present-page.ts'
import type { MemberContext } from '../../trpc.ts'

/** What was changed of the application of one of the caller's teams, newest first; nothing before it is begun. */
export async function listPrApplicationChanges(
  ctx: MemberContext,
  { id, ...page }: PageRequest & { id: string },
): Promise<PrApplicationChange[]> {
  return presentPage(ctx, await listRows(ctx.db, { teamId: requireTeam(ctx.actor, id), ...page }))
}
