import { insertEligibilityAssessment } from '@suv/db'
import {
  type Assessment,
  DomainError,
  type EligibilityAnswers,
  evaluate,
  type evaluateRequestSchema,
  specifiedEdition,
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
  const edition = specifiedEdition
  const { eligibilityResult, gapsToAddress } = evaluate(answers, edition)
  const assessment = { ...answers, eligibilityResult, gapsToAddress, programEdition: edition.id }
  if (actor === null) {
    return presentAssessment({
      ...assessment,
      id: null,
      userId: null,
      teamId: null,
      createdAt: null,
      updatedAt: null,
    })
  }

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
    ...assessment,
    userId: actor.userId,
    teamId: teamId ?? null,
    createdAt: now,
    updatedAt: now,
  })
  return presentAssessment(stored)
}
