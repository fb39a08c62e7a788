import type { CriterionStatus } from '../eligibility/schema.ts'
import type { ProgramEdition } from '../program/edition.ts'
import { latestEdition } from '../program/editions.ts'
import { requiredSettlementFunds } from '../program/settlement-funds.ts'

/** Whole CAD. */
export type SettlementFundsStatus = {
  readonly available: number
  /** As the eligibility screener judges the same amount and family. */
  readonly status: CriterionStatus
  /** What the edition asks of a family of that size; of one person where the size is not known. */
  readonly required: number
  readonly missing: number
}

/**
 * Whether the settlement funds reach what an edition asks of a family of that size, by the screener's own rule: met at or
 * above the amount, open while the amount or the family size is not known. The specification's card was met above $0
 * (specification 2, section 9), which called met what an application is refused for.
 */
export function settlementFundsStatus(
  settlementFunds: number | null | undefined,
  familySize: number | null | undefined,
  edition: Pick<ProgramEdition, 'settlementFunds'> = latestEdition,
): SettlementFundsStatus {
  const available = settlementFunds ?? 0
  const required = requiredSettlementFunds(familySize, edition)
  const missing = Math.max(0, required - available)
  const reached = familySize == null ? 'not_answered' : 'met'
  const status = settlementFunds == null ? 'not_answered' : missing > 0 ? 'not_met' : reached
  return { available, status, required, missing }
}
