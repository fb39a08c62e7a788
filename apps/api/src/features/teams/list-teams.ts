import { listTeamsOfUser, type PageRequest } from '@suv/db'
import type { Team } from '@suv/domain'
import { presentPage } from '../../present-page.ts'
import type { MemberContext } from '../../trpc.ts'

/** The caller's teams, oldest first. */
export async function listTeams(ctx: MemberContext, page: PageRequest): Promise<Team[]> {
  return presentPage(ctx, await listTeamsOfUser(ctx.db, { userId: ctx.actor.userId, ...page }))
}
