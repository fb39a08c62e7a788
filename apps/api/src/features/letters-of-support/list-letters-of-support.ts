import { listLettersOfSupport as listRows, type PageRequest } from '@suv/db'
import type { LetterOfSupport } from '@suv/domain'
import { requireTeam } from '../../authorise.ts'
import { presentPage } from '../../present-page.ts'
import type { MemberContext } from '../../trpc.ts'

/** The letters of support of one of the caller's teams, newest first. */
export async function listLettersOfSupport(
  ctx: MemberContext,
  { id, ...page }: PageRequest & { id: string },
): Promise<LetterOfSupport[]> {
  return presentPage(ctx, await listRows(ctx.db, { teamId: requireTeam(ctx.actor, id), ...page }))
}
