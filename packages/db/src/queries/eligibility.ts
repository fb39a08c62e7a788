import type { EligibilityAnswers, EligibilityResult } from '@suv/domain'
import type { Selectable } from 'kysely'
import type { Db, Trx } from '../client.ts'
import type { EligibilityAssessmentsTable } from '../schema.ts'
import { isUuid } from './uuid.ts'

/** An assessment as stored: what was answered, what the server decided, and under which edition of the rules. */
export type EligibilityAssessmentRow = Selectable<EligibilityAssessmentsTable>

/** Answers that are absent or null are stored as null: not answered. */
export type NewEligibilityAssessment = EligibilityAnswers & {
  readonly userId: string
  readonly teamId: string | null
  readonly eligibilityResult: EligibilityResult
  readonly gapsToAddress: readonly string[]
  readonly programEdition: string
  readonly createdAt: Date
  readonly updatedAt: Date
}

export async function insertEligibilityAssessment(
  db: Db,
  assessment: NewEligibilityAssessment,
): Promise<EligibilityAssessmentRow> {
  return db
    .insertInto('eligibilityAssessments')
    .values({
      userId: assessment.userId,
      teamId: assessment.teamId,
      // Null by name: a column left out would take its default, false, and claim an answer.
      hasQualifyingBusiness: assessment.hasQualifyingBusiness ?? null,
      ownershipData: toJson(assessment.ownershipData),
      designatedOrgPlan: assessment.designatedOrgPlan ?? null,
      hasLetterOfSupport: assessment.hasLetterOfSupport ?? null,
      languageTest: toJson(assessment.languageTest),
      settlementFundsCAD: assessment.settlementFundsCAD ?? null,
      admissibilityFlags: toJson(assessment.admissibilityFlags),
      familySize: assessment.familySize ?? null,
      province: assessment.province ?? null,
      eligibilityResult: assessment.eligibilityResult,
      gapsToAddress: JSON.stringify(assessment.gapsToAddress),
      programEdition: assessment.programEdition,
      createdAt: assessment.createdAt,
      updatedAt: assessment.updatedAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The member's newest assessment, if they have one. */
export async function findLatestEligibilityAssessment(
  db: Db,
  { userId }: { userId: string },
): Promise<EligibilityAssessmentRow | undefined> {
  if (!isUuid(userId)) return undefined
  return db
    .selectFrom('eligibilityAssessments')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/**
 * The member's assessment of that very moment, if there is one. Their row is held until the transaction ends, so that of two
 * who ask at once the second finds what the first has stored.
 */
export async function lockEligibilityAssessmentOfMoment(
  trx: Trx,
  { userId, createdAt }: { userId: string; createdAt: Date },
): Promise<EligibilityAssessmentRow | undefined> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst()
  return trx
    .selectFrom('eligibilityAssessments')
    .selectAll()
    .where('userId', '=', userId)
    .where('createdAt', '=', createdAt)
    .limit(1)
    .executeTakeFirst()
}

function toJson(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value)
}
