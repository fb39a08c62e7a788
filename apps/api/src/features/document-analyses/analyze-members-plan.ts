import { findBusinessPlan } from '@suv/db'
import {
  type analyzeBusinessPlanRequestSchema,
  type DocumentAnalysis,
  DomainError,
  mayEdit,
  noPlanToAnalyze,
} from '@suv/domain'
import type * as z from 'zod'
import { requireWorkspace } from '../../authorise.ts'
import { today } from '../../clock.ts'
import type { MemberContext } from '../../trpc.ts'
import { chooseAnalyzer } from './choose-analyzer.ts'
import { enteredByMember } from './entered-by-member.ts'
import { keepAnalysis } from './keep-analysis.ts'

/**
 * Analyzes the plan of the caller's workspace as it is stored. What is found is the company's, unless a reader has it read.
 *
 * @throws DomainError not_found
 */
export async function analyzeMembersPlan(
  ctx: MemberContext,
  { id, userId: named }: z.output<typeof analyzeBusinessPlanRequestSchema> & { id: string },
): Promise<DocumentAnalysis> {
  const workspaceId = requireWorkspace(ctx.actor, named)
  const { workspace } = ctx.actor
  const plan = await findBusinessPlan(ctx.db, { id, workspaceId })
  if (plan === undefined) throw new DomainError('not_found', noPlanToAnalyze)
  const analyzer = await chooseAnalyzer(ctx)
  return keepAnalysis(ctx, {
    ...(await analyzer.readPlan(plan, {
      today: today(ctx.clock),
      entered: await enteredByMember(ctx),
      owner: ctx.actor.userId,
    })),
    analyst: analyzer.name,
    analysisType: 'business_plan',
    documentId: null,
    businessPlanId: plan.id,
    workspaceId: workspace.teamId !== null && mayEdit(workspace.role) ? workspace.id : null,
  })
}
