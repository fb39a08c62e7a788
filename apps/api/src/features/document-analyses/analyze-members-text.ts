import type { analyzeTextRequestSchema, DocumentAnalysis } from '@suv/domain'
import type * as z from 'zod'
import { requireSelf } from '../../authorise.ts'
import type { MemberContext } from '../../trpc.ts'
import { keepAnalysis } from './keep-analysis.ts'
import { readText } from './read-text.ts'

/** Analyzes a text that the caller pasted, and keeps what was found; the text itself is not kept. */
export async function analyzeMembersText(
  ctx: MemberContext,
  { userId, ...text }: z.output<typeof analyzeTextRequestSchema>,
): Promise<DocumentAnalysis> {
  requireSelf(ctx.actor, userId)
  const findings = await readText(ctx, text)
  return keepAnalysis(ctx, {
    ...findings,
    analysisType: 'other',
    documentId: null,
    businessPlanId: null,
    workspaceId: null,
  })
}
