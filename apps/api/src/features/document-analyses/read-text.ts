import { findLatestEligibilityAssessment, listOrganizationNames } from '@suv/db'
import { type AnalysisFindings, latestEdition } from '@suv/domain'
import { today } from '../../clock.ts'
import type { MemberContext } from '../../trpc.ts'
import { chooseAnalyzer } from './choose-analyzer.ts'

/** Has a text read, with what is known of the member's family and the organizations. */
export async function readText(
  ctx: MemberContext,
  { documentText, documentType }: { documentText: string; documentType?: string | null | undefined },
): Promise<AnalysisFindings & { analyst: string }> {
  const assessment = await findLatestEligibilityAssessment(ctx.db, { userId: ctx.actor.userId })
  const organizationNames = await listOrganizationNames(ctx.db)
  const analyzer = await chooseAnalyzer(ctx)
  const findings = await analyzer.readText(
    {
      text: documentText,
      documentType,
      today: today(ctx.clock),
      familySize: assessment?.familySize ?? null,
      organizationNames,
      // Its checks stand on screens, where the edition in force leads.
      edition: latestEdition,
    },
    ctx.actor.userId,
  )
  return { ...findings, analyst: analyzer.name }
}
