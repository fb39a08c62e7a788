import { type BusinessPlanRow, findNewestVersion, insertBusinessPlanVersion, type Trx } from '@suv/db'
import { isSameText, planWords, type VersionReason } from '@suv/domain'
import type { AuditEntry } from '../../audited.ts'

type VersionTexts = Pick<
  BusinessPlanRow,
  | 'id'
  | 'userId'
  | 'title'
  | 'executiveSummary'
  | 'innovationStatement'
  | 'jobCreationPlan'
  | 'globalCompetitiveness'
  | 'marketAnalysis'
  | 'operationsPlan'
>

/**
 * Keeps the texts of a plan that the transaction has locked as its next version, unless the newest one says the same.
 *
 * @returns the id of the version, or undefined where none was needed.
 */
export async function keepVersion(
  trx: Trx,
  audit: (entry: AuditEntry) => Promise<void>,
  { plan, reason, at }: { plan: VersionTexts; reason: VersionReason; at: Date },
): Promise<string | undefined> {
  const newest = await findNewestVersion(trx, { planId: plan.id })
  if (newest !== undefined && isSameText(newest, plan)) return undefined
  const { id } = await insertBusinessPlanVersion(trx, {
    planId: plan.id,
    userId: plan.userId,
    title: plan.title,
    executiveSummary: plan.executiveSummary,
    innovationStatement: plan.innovationStatement,
    jobCreationPlan: plan.jobCreationPlan,
    globalCompetitiveness: plan.globalCompetitiveness,
    marketAnalysis: plan.marketAnalysis,
    operationsPlan: plan.operationsPlan,
    words: planWords(plan),
    reason,
    createdAt: at,
  })
  await audit({ action: 'create', entity: 'businessPlanVersions', entityId: id })
  return id
}
