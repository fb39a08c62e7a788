import { lockEligibilityAssessmentOfMoment } from '@suv/db'
import { type Assessment, assess, type VisitorAnswers } from '@suv/domain'
import { audited } from '../../audited.ts'
import type { MemberContext } from '../../trpc.ts'
import { presentAssessment } from './present-assessment.ts'
import { storeAssessment } from './store-assessment.ts'

/**
 * What the caller was told as a visitor becomes theirs, with its moment: once, however often it is sent. A moment that has not
 * come yet, by a clock that is fast, counts as now.
 */
export async function takeOverAssessment(
  ctx: MemberContext,
  { assessedAt, ...answers }: VisitorAnswers,
): Promise<Assessment> {
  const { actor } = ctx
  const moment = new Date(Math.min(Date.parse(assessedAt), ctx.clock.now().getTime()))
  return audited(ctx, async (trx, audit) => {
    const known = await lockEligibilityAssessmentOfMoment(trx, { userId: actor.userId, createdAt: moment })
    if (known !== undefined) return presentAssessment(known)
    return storeAssessment(trx, ctx, audit, { answers, assessment: assess(answers), assessedAt: moment })
  })
}
