import { type Actor, insertEligibilityAssessment, type Trx } from '@suv/db'
import type { Assessment, EligibilityAnswers } from '@suv/domain'
import type { Audit } from '../../audited.ts'
import { presentAssessment } from './present-assessment.ts'

type NewAssessment = {
  readonly answers: EligibilityAnswers
  /** The server's verdict on them. */
  readonly assessment: Assessment
  readonly actor: Actor
  readonly teamId?: string | null | undefined
  readonly assessedAt: Date
}

/** Keeps an assessment for the caller, with its audit row. */
export async function storeAssessment(
  trx: Trx,
  audit: Audit,
  { answers, assessment, actor, teamId = null, assessedAt }: NewAssessment,
): Promise<Assessment> {
  const stored = await insertEligibilityAssessment(trx, {
    ...answers,
    eligibilityResult: assessment.eligibilityResult,
    gapsToAddress: assessment.gapsToAddress,
    programEdition: assessment.programEdition,
    userId: actor.userId,
    teamId,
    createdAt: assessedAt,
    updatedAt: assessedAt,
  })
  await audit({ action: 'create', entity: 'eligibilityAssessments', entityId: stored.id })
  return presentAssessment(stored, assessment)
}
