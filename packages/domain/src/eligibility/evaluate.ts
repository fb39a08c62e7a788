import type { ProgramEdition } from '../program/edition.ts'
import { specifiedEdition } from '../program/editions.ts'
import { admissibility } from './criteria/admissibility.ts'
import { designatedOrganization } from './criteria/designated-organization.ts'
import type { Finding, Rule } from './criteria/finding.ts'
import { language } from './criteria/language.ts'
import { ownership } from './criteria/ownership.ts'
import { qualifyingBusiness } from './criteria/qualifying-business.ts'
import { residence } from './criteria/residence.ts'
import { settlementFunds } from './criteria/settlement-funds.ts'
import {
  type CriterionKey,
  criterionKeys,
  type EligibilityAnswers,
  type EligibilityResult,
  type Evaluation,
} from './schema.ts'

const rules: Record<CriterionKey, Rule> = {
  qualifying_business: qualifyingBusiness,
  ownership,
  designated_organization: designatedOrganization,
  language,
  settlement_funds: settlementFunds,
  residence,
  admissibility,
}

/** The order of the gaps, as the specification lists them (1, section 4); the exclusion of Quebec comes last. */
const gapOrder: readonly CriterionKey[] = [
  'qualifying_business',
  'ownership',
  'language',
  'settlement_funds',
  'designated_organization',
  'residence',
]

function verdict(findings: Record<CriterionKey, Finding>): EligibilityResult {
  const statusOf = (key: CriterionKey) => findings[key].criterion.status
  if (statusOf('residence') === 'not_met') return 'not_eligible'
  const hasGap = Object.values(findings).some((finding) => finding.gap !== null)
  return hasGap || statusOf('admissibility') === 'not_met' ? 'partially_eligible' : 'eligible'
}

/**
 * The verdict on a set of answers under one edition of the rules (specification 1, section 4), with the gaps in the
 * specification's words and every requirement beside what was seen. What was not answered never counts as met.
 */
export function evaluate(
  answers: EligibilityAnswers,
  edition: ProgramEdition = specifiedEdition,
): Evaluation {
  const findings = Object.fromEntries(
    criterionKeys.map((key) => [key, rules[key](answers, edition)]),
  ) as Record<CriterionKey, Finding>

  return {
    eligibilityResult: verdict(findings),
    gapsToAddress: gapOrder.flatMap((key) => findings[key].gap ?? []),
    criteria: criterionKeys.map((key) => findings[key].criterion),
  }
}
