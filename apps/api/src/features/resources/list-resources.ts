import { listActiveResources, type PageRequest } from '@suv/db'
import type { Resource } from '@suv/domain'
import { presentPage } from '../../present-page.ts'
import type { MemberContext } from '../../trpc.ts'

/** The cards of the resources screen, tab after tab. */
export async function listResources(ctx: MemberContext, page: PageRequest): Promise<Resource[]> {
  return presentPage(ctx, await listActiveResources(ctx.db, page))
}
