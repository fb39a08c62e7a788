import { findLatestEligibilityAssessment } from '@suv/db'
import { type Assessment, DomainError } from '@suv/domain'
import type { MemberContext } from '../../trpc.ts'
import { presentAssessment } from './present-assessment.ts'

/**
 * The newest assessment of the member, or null before the first.
 *
 * @throws DomainError forbidden for another member's id.
 */
export async function findLatestAssessment(
  { db, actor }: MemberContext,
  { userId }: { userId: string },
): Promise<Assessment | null> {
  if (userId !== actor.userId) throw new DomainError('forbidden', 'You can read your own assessments only.')
  const row = await findLatestEligibilityAssessment(db, { userId })
  return row === undefined ? null : presentAssessment(row)
}
