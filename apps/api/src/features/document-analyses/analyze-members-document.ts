import { getDocument } from '@suv/db'
import { type analyzeDocumentRequestSchema, type DocumentAnalysis, mayEdit } from '@suv/domain'
import type * as z from 'zod'
import { requireSelf } from '../../authorise.ts'
import type { MemberContext } from '../../trpc.ts'
import { paperScopeOf } from '../documents/paper-scope.ts'
import { keepAnalysis } from './keep-analysis.ts'
import { readText } from './read-text.ts'

/**
 * Analyzes the text that the caller pasted of one of their documents, or of the company's. What is read of the latter is the
 * company's, unless a reader has it read, for themselves.
 *
 * @throws DomainError not_found
 */
export async function analyzeMembersDocument(
  ctx: MemberContext,
  { id, userId: named, ...text }: z.output<typeof analyzeDocumentRequestSchema> & { id: string },
): Promise<DocumentAnalysis> {
  requireSelf(ctx.actor, named)
  const document = await getDocument(ctx.db, { id, ...paperScopeOf(ctx.actor) })
  const findings = await readText(ctx, text)
  return keepAnalysis(ctx, {
    ...findings,
    analysisType: 'other',
    documentId: document.id,
    businessPlanId: null,
    workspaceId: mayEdit(ctx.actor.workspace.role) ? document.workspaceId : null,
  })
}
