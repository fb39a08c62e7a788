import { insertAnalysisOpenings, inTransaction, listDocumentAnalysesOfUser, type PageRequest } from '@suv/db'
import type { DocumentAnalysis } from '@suv/domain'
import { requireSelf } from '../../authorise.ts'
import { presentPage } from '../../present-page.ts'
import type { MemberContext } from '../../trpc.ts'
import { paperScopeOf } from '../documents/paper-scope.ts'

/**
 * The member's own analyses and those of the company for which they work, newest first. The answer holds all that was read: so it is
 * kept in the audit, once a day, whose analyses it opened.
 */
export async function listDocumentAnalyses(
  ctx: MemberContext,
  { id, ...page }: PageRequest & { id: string },
): Promise<DocumentAnalysis[]> {
  const { db, actor, clock, requestId } = ctx
  requireSelf(actor, id)
  const found = await listDocumentAnalysesOfUser(db, { ...paperScopeOf(actor), ...page })
  const others = found.rows.filter(({ userId }) => userId !== actor.userId)
  if (others.length > 0) {
    await inTransaction(db, (trx) =>
      insertAnalysisOpenings(trx, {
        at: clock.now(),
        actorUserId: actor.userId,
        apiKeyId: actor.apiKey?.id ?? null,
        teamId: actor.workspace.teamId,
        requestId,
        analyses: others,
      }),
    )
  }
  return presentPage(ctx, found)
}
