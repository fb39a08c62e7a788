import { listActiveResourceLocations, type PageRequest } from '@suv/db'
import type { ResourceLocation } from '@suv/domain'
import { presentPage } from '../../present-page.ts'
import type { MemberContext } from '../../trpc.ts'

/** The locations on the map, by name. */
export async function listResourceLocations(
  ctx: MemberContext,
  page: PageRequest,
): Promise<ResourceLocation[]> {
  return presentPage(ctx, await listActiveResourceLocations(ctx.db, page))
}
