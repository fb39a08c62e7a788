import {
  type BusinessPlanRow,
  findNewestVersion,
  lockBusinessPlan,
  type Trx,
  updateBusinessPlan as writeBusinessPlan,
} from '@suv/db'
import {
  type BusinessPlan,
  DomainError,
  emptySections,
  isKeptBeforeSave,
  isSameText,
  PlanConflictError,
  type PlanSection,
  planProgress,
  type SaveReason,
  type updateBusinessPlanSchema,
} from '@suv/domain'
import { type AuditEntry, audited } from '../../audited.ts'
import type { GivenOf } from '../../given-fields.ts'
import type { MemberContext } from '../../trpc.ts'
import { keepVersion } from '../business-plan-versions/keep-version.ts'
import { presentPlan } from './present-plan.ts'

/**
 * Saves the given sections of the member's plan. Two tabs never overwrite each other silently: with the `lastModified` that
 * the caller has read, a plan that was saved since then stays as it is.
 *
 * @throws DomainError not_found; invalid_input where a plan with an empty section is to be complete.
 * @throws PlanConflictError where the plan was saved since `lastModified`.
 */
export async function updateBusinessPlan(
  ctx: MemberContext,
  {
    id,
    lastModified: read,
    reason = 'save',
    ...given
  }: GivenOf<typeof updateBusinessPlanSchema> & { id: string },
): Promise<BusinessPlan> {
  const workspaceId = ctx.actor.workspace.id
  const now = ctx.clock.now()
  return audited(ctx, async (trx, audit) => {
    const plan = await lockBusinessPlan(trx, { id, workspaceId })
    if (read != null && Date.parse(read) !== plan.lastModified.getTime()) {
      throw new PlanConflictError(
        'The plan was saved in another place since you read it. Compare the two texts, then save again.',
        presentPlan(plan),
      )
    }
    const next = { ...plan, ...given }
    const empty = emptySections(next)
    if (given.status === 'complete') requireEverySection(empty)
    await keepOverwritten(trx, audit, { plan, next, reason, now })
    const stored = await writeBusinessPlan(trx, {
      id,
      workspaceId,
      now,
      values: {
        ...given,
        progress: planProgress(next),
        // A plan that has lost a section is no longer complete.
        status: empty.length > 0 ? 'draft' : next.status,
        // Grows even where two saves share a millisecond, or a clock was set back: it tells versions apart.
        lastModified: new Date(Math.max(now.getTime(), plan.lastModified.getTime() + 1)),
      },
    })
    await audit({
      action: 'update',
      entity: 'businessPlans',
      entityId: id,
      changedFields: Object.keys(given),
    })
    if (reason === 'save') {
      await keepVersion(trx, audit, {
        plan: stored,
        reason: given.status === 'complete' ? 'complete' : 'save',
        at: stored.lastModified,
      })
    }
    return presentPlan(stored)
  })
}

function requireEverySection(empty: readonly PlanSection[]): void {
  if (empty.length === 0) return
  const names = empty.map(({ name }) => name).join(', ')
  throw new DomainError('invalid_input', `Write every section before you complete the plan. Empty: ${names}.`)
}

/** The text that a save writes over, kept where it gives way in a conflict, or where it would otherwise be gone. */
async function keepOverwritten(
  trx: Trx,
  audit: (entry: AuditEntry) => Promise<void>,
  {
    plan,
    next,
    reason,
    now,
  }: { plan: BusinessPlanRow; next: BusinessPlanRow; reason: SaveReason; now: Date },
): Promise<void> {
  const newest = await findNewestVersion(trx, { planId: plan.id })
  const isConflict = reason === 'conflict' && !isSameText(plan, next)
  if (!isConflict && !isKeptBeforeSave({ stored: plan, next, newest, now })) return
  await keepVersion(trx, audit, {
    plan,
    reason: isConflict ? 'conflict' : 'autosave',
    at: plan.lastModified,
  })
}
