import type { EligibilityAssessmentRow } from '@suv/db'
import { type Assessment, assess, findProgramEdition } from '@suv/domain'

/**
 * A stored assessment as callers read it. The verdict is the stored one; the explanation of each requirement and the
 * comparison with the newest edition are derived from the stored answers, so that they never go stale. Who has just
 * assessed the answers hands the assessment in.
 */
export function presentAssessment(
  stored: EligibilityAssessmentRow,
  assessment: Assessment = assess(stored, findProgramEdition(stored.programEdition)),
): Assessment {
  return {
    ...assessment,
    id: stored.id,
    userId: stored.userId,
    teamId: stored.teamId,
    eligibilityResult: stored.eligibilityResult,
    gapsToAddress: stored.gapsToAddress,
    programEdition: stored.programEdition,
    createdAt: stored.createdAt.toISOString(),
    updatedAt: stored.updatedAt.toISOString(),
  }
}
