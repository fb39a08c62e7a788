import { hasActiveAccess, listActiveOrganizations, type PageRequest } from '@suv/db'
import {
  demoOrganizationLimit,
  demoOrganizationSchema,
  type ListedOrganization,
  latestEdition,
  selectForDemo,
} from '@suv/domain'
import { presentPage } from '../../present-page.ts'
import type { Context } from '../../trpc.ts'

/**
 * The organizations that are listed, by name. The paywall is here, not on the screens: without an active membership these
 * are a few that stand for all of them, with the demo's fields.
 */
export async function listOrganizations(ctx: Context, page: PageRequest): Promise<ListedOrganization[]> {
  if (await isActiveMember(ctx)) return presentPage(ctx, await listActiveOrganizations(ctx.db, page))
  const { rows } = await listActiveOrganizations(ctx.db, {})
  return selectForDemo(rows, latestEdition.excludedProvinces.value)
    .slice(0, page.limit ?? demoOrganizationLimit)
    .map((row) => demoOrganizationSchema.parse(row))
}

async function isActiveMember({ db, actor, clock }: Context): Promise<boolean> {
  return actor !== null && (await hasActiveAccess(db, { userId: actor.userId, now: clock.now() }))
}
