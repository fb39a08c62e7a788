import {
  type Assessment,
  compareEditions,
  type EligibilityAnswers,
  evaluate,
  findProgramEdition,
  latestEdition,
  specifiedEdition,
} from '@suv/domain'

/** What is kept of an assessment: the answers, the verdict, and which edition of the rules decided. */
type KeptAssessment = EligibilityAnswers &
  Pick<Assessment, 'id' | 'userId' | 'teamId' | 'eligibilityResult' | 'gapsToAddress' | 'programEdition'> & {
    createdAt: Date | null
    updatedAt: Date | null
  }

/**
 * An assessment as callers read it. The verdict is the stored one; the explanation of each requirement and the comparison
 * with the newest edition are derived from the stored answers, so that they never go stale.
 */
export function presentAssessment(kept: KeptAssessment): Assessment {
  const answers: EligibilityAnswers = {
    hasQualifyingBusiness: kept.hasQualifyingBusiness ?? null,
    ownershipData: kept.ownershipData ?? null,
    designatedOrgPlan: kept.designatedOrgPlan ?? null,
    hasLetterOfSupport: kept.hasLetterOfSupport ?? null,
    languageTest: kept.languageTest ?? null,
    settlementFundsCAD: kept.settlementFundsCAD ?? null,
    admissibilityFlags: kept.admissibilityFlags ?? null,
    familySize: kept.familySize ?? null,
    province: kept.province ?? null,
  }
  const edition = findProgramEdition(kept.programEdition) ?? specifiedEdition
  return {
    ...(answers as Required<{ [K in keyof EligibilityAnswers]: NonNullable<EligibilityAnswers[K]> | null }>),
    id: kept.id,
    userId: kept.userId,
    teamId: kept.teamId,
    eligibilityResult: kept.eligibilityResult,
    gapsToAddress: kept.gapsToAddress,
    programEdition: kept.programEdition,
    criteria: evaluate(answers, edition).criteria,
    newerEdition: edition.id === latestEdition.id ? null : compareEditions(answers, edition, latestEdition),
    createdAt: kept.createdAt?.toISOString() ?? null,
    updatedAt: kept.updatedAt?.toISOString() ?? null,
  }
}
