import type { CriterionStatus } from '../eligibility/schema.ts'
import type { ProgramEdition, Sourced } from '../program/edition.ts'
import { latestEdition } from '../program/editions.ts'
import { investmentStatus } from './investment.ts'
import type { FinancialData } from './schema.ts'
import { settlementFundsStatus } from './settlement-funds.ts'

type Finances = Partial<
  Pick<FinancialData, 'vcInvestmentCommitted' | 'angelInvestmentCommitted' | 'settlementFunds'>
>

/** One of the amounts that the program asks for, in whole CAD, and how the member's own stands against it. */
export type FinancialRequirement = {
  readonly key: 'vc' | 'angel' | 'settlement_funds'
  readonly title: string
  readonly available: number
  readonly required: number
  readonly missing: number
  readonly status: CriterionStatus
  /** The figure that `required` was taken from, with its source. */
  readonly figure: Sourced<unknown>
}

/**
 * What the finance page, its exports and the exported application say of the member's amounts under an edition of the rules,
 * in the order in which they are shown. Of the two kinds of investor one is enough.
 */
export function financialRequirements(
  finances: Finances,
  familySize: number | null | undefined,
  edition: ProgramEdition = latestEdition,
): FinancialRequirement[] {
  const investment = investmentStatus(finances, edition)
  const ofInvestor = (key: 'vc' | 'angel', title: string): FinancialRequirement => {
    const { committed, minimum, isMet } = investment[key]
    return {
      key,
      title,
      available: committed,
      required: minimum,
      missing: Math.max(0, minimum - committed),
      status: isMet ? 'met' : 'not_met',
      figure: edition.minimumInvestment,
    }
  }
  return [
    ofInvestor('vc', 'Venture capital'),
    ofInvestor('angel', 'Angel investors'),
    {
      key: 'settlement_funds',
      title: 'Settlement funds',
      ...settlementFundsStatus(finances.settlementFunds, familySize, edition),
      figure: edition.settlementFunds,
    },
  ]
}
