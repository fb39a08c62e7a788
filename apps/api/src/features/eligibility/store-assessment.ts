import { insertEligibilityAssessment, type Trx } from '@suv/db'
import type { Assessment, EligibilityAnswers } from '@suv/domain'
import type { Audit } from '../../audited.ts'
import type { MemberContext } from '../../trpc.ts'
import { emitEvent } from '../webhooks/emit-event.ts'
import { presentAssessment } from './present-assessment.ts'

type NewAssessment = {
  readonly answers: EligibilityAnswers
  /** The server's verdict on them. */
  readonly assessment: Assessment
  readonly teamId?: string | null | undefined
  readonly assessedAt: Date
}

/** Keeps an assessment for the caller, with its audit row. */
export async function storeAssessment(
  trx: Trx,
  ctx: MemberContext,
  audit: Audit,
  { answers, assessment, teamId = null, assessedAt }: NewAssessment,
): Promise<Assessment> {
  const { userId } = ctx.actor
  const stored = await insertEligibilityAssessment(trx, {
    ...answers,
    eligibilityResult: assessment.eligibilityResult,
    gapsToAddress: assessment.gapsToAddress,
    programEdition: assessment.programEdition,
    userId,
    teamId,
    createdAt: assessedAt,
    updatedAt: assessedAt,
  })
  await audit({ action: 'create', entity: 'eligibilityAssessments', entityId: stored.id })
  const { id, eligibilityResult, createdAt } = stored
  await emitEvent(
    trx,
    ctx,
    { userId },
    {
      type: 'assessment.saved',
      data: { id, userId, teamId, eligibilityResult, createdAt: createdAt.toISOString() },
    },
  )
  return presentAssessment(stored, assessment)
}
