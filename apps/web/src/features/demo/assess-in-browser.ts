import {
  type Assessment,
  compareEditions,
  type EligibilityAnswers,
  evaluate,
  latestEdition,
  specifiedEdition,
} from '@suv/domain'
import { screenerDraftPrefix } from '../eligibility/draft-storage.ts'

/** Where a visitor's tab keeps unfinished answers. */
export const demoDraftKey = `${screenerDraftPrefix}demo`

/** Who holds the voting rights that the demo asks for: nobody that the server knows. */
export const demoMemberId = 'demo-visitor'

/** The same assessment as the server's, made here: nothing is sent and nothing is stored, so it has no id and no date. */
export function assessInBrowser(answers: EligibilityAnswers): Assessment {
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
    ...evaluate(answers, specifiedEdition),
    programEdition: specifiedEdition.id,
    newerEdition: compareEditions(answers, specifiedEdition, latestEdition),
    createdAt: null,
    updatedAt: null,
  }
}
