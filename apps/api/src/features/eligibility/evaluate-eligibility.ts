import {
  type Assessment,
  assess,
  DomainError,
  type evaluateRequestSchema,
  findProgramEdition,
  specifiedEdition,
} from '@suv/domain'
import type * as z from 'zod'
import { audited } from '../../audited.ts'
import { requireTeam } from '../../authorise.ts'
import type { Context } from '../../trpc.ts'
import { storeAssessment } from './store-assessment.ts'

/**
 * Evaluates answers under the edition of the rules that the request names, else the specification's. For a signed-in caller the assessment is stored;
 * for a stranger nothing is, whatever ids the request names.
 *
 * @throws DomainError forbidden where the request names another member, or a team that is not the caller's.
 */
export async function evaluateEligibility(
  ctx: Context,
  {
    userId,
    teamId,
    programEdition,
    eligibilityResult: _result,
    gapsToAddress: _gaps,
    ...answers
  }: z.output<typeof evaluateRequestSchema>,
): Promise<Assessment> {
  const assessment = assess(answers, findProgramEdition(programEdition ?? specifiedEdition.id))
  const { actor } = ctx
  if (actor === null) return assessment

  if (userId != null && userId !== actor.userId) {
    throw new DomainError(
      'forbidden',
      'You can store assessments for yourself only. Leave userId out, or send your own.',
    )
  }
  if (teamId != null) requireTeam(actor, teamId)
  const memberContext = { ...ctx, actor }
  return audited(memberContext, (trx, audit) =>
    storeAssessment(trx, memberContext, audit, { answers, assessment, teamId, assessedAt: ctx.clock.now() }),
  )
}
