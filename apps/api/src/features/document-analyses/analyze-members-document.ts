import { getDocument } from '@suv/db'
import type { analyzeDocumentRequestSchema, DocumentAnalysis } from '@suv/domain'
import type * as z from 'zod'
import { requireSelf } from '../../authorise.ts'
import type { MemberContext } from '../../trpc.ts'
import { keepAnalysis } from './keep-analysis.ts'
import { readText } from './read-text.ts'

/**
 * Analyzes the text that the caller pasted of one of their documents.
 *
 * @throws DomainError not_found
 */
export async function analyzeMembersDocument(
  ctx: MemberContext,
  { id, userId: named, ...text }: z.output<typeof analyzeDocumentRequestSchema> & { id: string },
): Promise<DocumentAnalysis> {
  const userId = requireSelf(ctx.actor, named)
  const document = await getDocument(ctx.db, { id, userId })
  const findings = await readText(ctx, text)
  return keepAnalysis(ctx, {
    ...findings,
    analysisType: 'other',
    documentId: document.id,
    businessPlanId: null,
  })
}
