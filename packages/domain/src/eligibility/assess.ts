import type { ProgramEdition } from '../program/edition.ts'
import { latestEdition, specifiedEdition } from '../program/editions.ts'
import { compareEditions } from './compare-editions.ts'
import { evaluate } from './evaluate.ts'
import type { Assessment, EligibilityAnswers } from './schema.ts'

/**
 * Answers, the verdict on them, and what the newest edition of the rules makes of them. The assessment belongs to nobody and
 * is stored nowhere: it has no id, no owner and no dates.
 */
export function assess(answers: EligibilityAnswers, edition: ProgramEdition = specifiedEdition): Assessment {
  return {
    id: null,
    userId: null,
    teamId: null,
    hasQualifyingBusiness: answers.hasQualifyingBusiness ?? null,
    ownershipData: answers.ownershipData ?? null,
    designatedOrgPlan: answers.designatedOrgPlan ?? null,
    hasLetterOfSupport: answers.hasLetterOfSupport ?? null,
    languageTest: answers.languageTest ?? null,
    settlementFundsCAD: answers.settlementFundsCAD ?? null,
    admissibilityFlags: answers.admissibilityFlags ?? null,
    familySize: answers.familySize ?? null,
    province: answers.province ?? null,
    ...evaluate(answers, edition),
    programEdition: edition.id,
    newerEdition: edition.id === latestEdition.id ? null : compareEditions(answers, edition, latestEdition),
    createdAt: null,
    updatedAt: null,
  }
}
