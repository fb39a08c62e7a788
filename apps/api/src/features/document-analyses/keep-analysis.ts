import { insertDocumentAnalysis, type NewDocumentAnalysis } from '@suv/db'
import type { DocumentAnalysis } from '@suv/domain'
import { audited } from '../../audited.ts'
import { present } from '../../present.ts'
import type { MemberContext } from '../../trpc.ts'
import { teamOf } from '../documents/paper-scope.ts'
import { emitEvent } from '../webhooks/emit-event.ts'

/** Stores an analysis for the caller, or with its workspace for the company. */
export async function keepAnalysis(
  ctx: MemberContext,
  values: NewDocumentAnalysis,
): Promise<DocumentAnalysis> {
  return audited(ctx, async (trx, audit) => {
    const { userId } = ctx.actor
    const stored = await insertDocumentAnalysis(trx, { userId, now: ctx.clock.now(), values })
    await audit({
      action: 'create',
      entity: 'documentAnalyses',
      entityId: stored.id,
      teamId: teamOf(ctx.actor, stored),
      changedFields: Object.keys(values).filter((field) => field !== 'workspaceId'),
    })
    const { id, documentId, businessPlanId, analysisType, documentType } = stored
    const data = { id, userId, documentId, businessPlanId, analysisType, documentType }
    await emitEvent(
      trx,
      ctx,
      { userId },
      { type: 'document.analyzed', data: { ...data, createdAt: stored.createdAt.toISOString() } },
    )
    return present(stored)
  })
}
