import type { CompanyStage } from '../companies/kinds.ts'
import type { DesignatedOrgPlan } from '../eligibility/schema.ts'
import { securedInvestment } from '../financial-data/investment.ts'
import type { FinancialData } from '../financial-data/schema.ts'
import type { ProvinceCode } from '../geography/provinces.ts'
import { focusAreasIn } from './focus-areas.ts'

/** What a member looks for. What is null or empty is not known. */
export type MatchProfile = {
  readonly plan: DesignatedOrgPlan | null
  readonly focusAreas: readonly string[]
  /** The sector in the member's own words. */
  readonly sector: string | null
  readonly province: ProvinceCode | null
  readonly stage: CompanyStage | null
  /** Whole CAD. */
  readonly investmentNeeded: number | null
}

/** What is stored about a member, as far as matching reads it. */
export type MatchFacts = {
  readonly designatedOrgPlan: DesignatedOrgPlan | null
  readonly sector: string | null
  readonly province: ProvinceCode | null
  readonly stage: CompanyStage | null
  /** Whole CAD that the company says it seeks. */
  readonly amountSought: number | null
  /** Further texts that name the field of work, such as the industry of the profile or the team's one line. */
  readonly descriptions: readonly (string | null)[]
  readonly finances: Pick<
    FinancialData,
    'totalInvestmentRequired' | 'vcInvestmentCommitted' | 'angelInvestmentCommitted'
  > | null
}

/**
 * The profile that stored facts make. What is needed is what the company says it seeks; where it does not say, what is required
 * without what is secured; null while no amount is set.
 */
export function toMatchProfile(facts: MatchFacts): MatchProfile {
  const required = facts.finances?.totalInvestmentRequired ?? null
  return {
    plan: facts.designatedOrgPlan,
    focusAreas: focusAreasIn(facts.descriptions.filter((text) => text !== null).join('\n')),
    sector: facts.sector,
    province: facts.province,
    stage: facts.stage,
    investmentNeeded:
      facts.amountSought ??
      (required === null || facts.finances === null
        ? null
        : Math.max(0, required - securedInvestment(facts.finances))),
  }
}
