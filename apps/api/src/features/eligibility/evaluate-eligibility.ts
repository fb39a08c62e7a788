import {
  type Assessment,
  assess,
  DomainError,
  type EligibilityAnswers,
  type evaluateRequestSchema,
} from '@suv/domain'
import type * as z from 'zod'
import { audited } from '../../audited.ts'
import { requireTeam } from '../../authorise.ts'
import type { Context } from '../../trpc.ts'
import { storeAssessment } from './store-assessment.ts'

/**
 * Evaluates answers under the specification's edition of the rules. For a signed-in caller the assessment is stored;
 * for a stranger nothing is, whatever ids the request names.
 *
 * @throws DomainError forbidden where the request names another member, or a team that is not the caller's.
 */
export async function evaluateEligibility(
  ctx: Context,
  { userId, teamId, ...request }: z.output<typeof evaluateRequestSchema>,
): Promise<Assessment> {
  const answers: EligibilityAnswers = request
  const assessment = assess(answers)
  const { actor } = ctx
  if (actor === null) return assessment

  if (userId != null && userId !== actor.userId) {
    throw new DomainError(
      'forbidden',
      'You can store assessments for yourself only. Leave userId out, or send your own.',
    )
  }
  if (teamId != null) requireTeam(actor, teamId)
  return audited({ ...ctx, actor }, (trx, audit) =>
    storeAssessment(trx, audit, { answers, assessment, actor, teamId, assessedAt: ctx.clock.now() }),
  )
}
