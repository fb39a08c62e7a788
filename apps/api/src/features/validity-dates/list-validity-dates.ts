import { listValidityDates as listRows, type PageRequest } from '@suv/db'
import type { ValidityDate } from '@suv/domain'
import { requireTeam } from '../../authorise.ts'
import { presentPage } from '../../present-page.ts'
import type { MemberContext } from '../../trpc.ts'

/** The dates of the papers of one of the caller's teams, newest entry first. */
export async function listValidityDates(
  ctx: MemberContext,
  { id, ...page }: PageRequest & { id: string },
): Promise<ValidityDate[]> {
  return presentPage(ctx, await listRows(ctx.db, { teamId: requireTeam(ctx.actor, id), ...page }))
}
