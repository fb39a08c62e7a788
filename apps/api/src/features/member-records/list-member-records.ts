import { listMemberRecords as listRows, type PageRequest } from '@suv/db'
import type { MemberRecord } from '@suv/domain'
import { requireTeam } from '../../authorise.ts'
import { presentPage } from '../../present-page.ts'
import type { MemberContext } from '../../trpc.ts'

/** The records on the members of one of the caller's teams, newest first. */
export async function listMemberRecords(
  ctx: MemberContext,
  { id, ...page }: PageRequest & { id: string },
): Promise<MemberRecord[]> {
  return presentPage(ctx, await listRows(ctx.db, { teamId: requireTeam(ctx.actor, id), ...page }))
}
