import { insertEligibilityAssessment } from '@suv/db'
import {
  type Assessment,
  assess,
  DomainError,
  type EligibilityAnswers,
  type evaluateRequestSchema,
} from '@suv/domain'
import type * as z from 'zod'
import type { Context } from '../../trpc.ts'
import { presentAssessment } from './present-assessment.ts'

/**
 * Evaluates answers under the specification's edition of the rules. For a signed-in caller the assessment is stored;
 * for a stranger nothing is, whatever ids the request names.
 *
 * @throws DomainError forbidden where the request names another member, or a team that is not the caller's.
 */
export async function evaluateEligibility(
  { db, actor, clock }: Context,
  { userId, teamId, ...request }: z.output<typeof evaluateRequestSchema>,
): Promise<Assessment> {
  const answers: EligibilityAnswers = request
  const assessment = assess(answers)
  if (actor === null) return assessment

  if (userId != null && userId !== actor.userId) {
    throw new DomainError(
      'forbidden',
      'You can store assessments for yourself only. Leave userId out, or send your own.',
    )
  }
  if (teamId != null && !actor.teamIds.includes(teamId)) {
    throw new DomainError('forbidden', 'You are not a member of this team.')
  }
  const now = clock.now()
  const stored = await insertEligibilityAssessment(db, {
    ...answers,
    eligibilityResult: assessment.eligibilityResult,
    gapsToAddress: assessment.gapsToAddress,
    programEdition: assessment.programEdition,
    userId: actor.userId,
    teamId: teamId ?? null,
    createdAt: now,
    updatedAt: now,
  })
  return presentAssessment(stored)
}
