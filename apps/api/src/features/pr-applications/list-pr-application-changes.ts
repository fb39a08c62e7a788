import { findPrApplication, listPrApplicationChanges as listRows, type PageRequest } from '@suv/db'
import type { PrApplicationChange } from '@suv/domain'
import { presentPage } from '../../present-page.ts'
import type { MemberContext } from '../../trpc.ts'
import { type AskedApplication, requireApplicant } from './require-applicant.ts'

/** `applicationId` leads where it is given: somebody who has left can no longer be named. */
type AskedChanges = PageRequest & AskedApplication & { readonly applicationId?: string | undefined }

/** What was changed of one application of the caller's teams, newest first; nothing before it is begun. */
export async function listPrApplicationChanges(
  ctx: MemberContext,
  { id, teamMemberId, applicationId: named, ...page }: AskedChanges,
): Promise<PrApplicationChange[]> {
  const request = await requireApplicant(ctx, { id, teamMemberId })
  const applicationId = named ?? (await findPrApplication(ctx.db, request))?.id
  if (applicationId === undefined) return []
  return presentPage(ctx, await listRows(ctx.db, { teamId: request.teamId, applicationId, ...page }))
}
