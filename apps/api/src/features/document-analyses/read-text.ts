import { findLatestEligibilityAssessment, listOrganizationNames } from '@suv/db'
import { type AnalysisFindings, analyzeText } from '@suv/domain'
import type { MemberContext } from '../../trpc.ts'

/** Reads a text by the rules, with what is known of the member's family and the organizations. */
export async function readText(
  ctx: MemberContext,
  { documentText, documentType }: { documentText: string; documentType?: string | null | undefined },
): Promise<AnalysisFindings> {
  const assessment = await findLatestEligibilityAssessment(ctx.db, { userId: ctx.actor.userId })
  return analyzeText({
    text: documentText,
    documentType,
    today: today(ctx),
    familySize: assessment?.familySize ?? null,
    organizationNames: await listOrganizationNames(ctx.db),
  })
}

/** The calendar day, UTC, as YYYY-MM-DD. */
export function today({ clock }: Pick<MemberContext, 'clock'>): string {
  return clock.now().toISOString().slice(0, 10)
}
