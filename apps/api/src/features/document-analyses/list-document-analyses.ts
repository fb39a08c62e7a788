import { listDocumentAnalysesOfUser, type PageRequest } from '@suv/db'
import type { DocumentAnalysis } from '@suv/domain'
import { requireSelf } from '../../authorise.ts'
import { presentPage } from '../../present-page.ts'
import type { MemberContext } from '../../trpc.ts'

/** The member's analyses, newest first. */
export async function listDocumentAnalyses(
  ctx: MemberContext,
  { id, ...page }: PageRequest & { id: string },
): Promise<DocumentAnalysis[]> {
  const userId = requireSelf(ctx.actor, id)
  return presentPage(ctx, await listDocumentAnalysesOfUser(ctx.db, { userId, ...page }))
}
