import { listResourceBookmarksOfUser, type PageRequest } from '@suv/db'
import type { Bookmark } from '@suv/domain'
import { presentPage } from '../../present-page.ts'
import type { MemberContext } from '../../trpc.ts'

/** What the caller keeps, newest first. */
export async function listBookmarks(ctx: MemberContext, page: PageRequest): Promise<Bookmark[]> {
  const { userId } = ctx.actor
  return presentPage(ctx, await listResourceBookmarksOfUser(ctx.db, { userId, ...page }))
}
