import { findLatestEligibilityAssessment, listOrganizationNames } from '@suv/db'
import type { AnalysisFindings } from '@suv/domain'
import type { MemberContext } from '../../trpc.ts'
import { chooseAnalyzer } from './choose-analyzer.ts'

/** Has a text read, with what is known of the member's family and the organizations. */
export async function readText(
  ctx: MemberContext,
  { documentText, documentType }: { documentText: string; documentType?: string | null | undefined },
): Promise<AnalysisFindings & { analyst: string }> {
  const assessment = await findLatestEligibilityAssessment(ctx.db, { userId: ctx.actor.userId })
  const organizationNames = await listOrganizationNames(ctx.db)
  const analyst = await chooseAnalyzer(ctx)
  const findings = await analyst.readText({
    text: documentText,
    documentType,
    today: today(ctx),
    familySize: assessment?.familySize ?? null,
    organizationNames,
  })
  return { ...findings, analyst: analyst.name }
}

/** The calendar day, UTC, as YYYY-MM-DD. */
export function today({ clock }: Pick<MemberContext, 'clock'>): string {
  return clock.now().toISOString().slice(0, 10)
}
