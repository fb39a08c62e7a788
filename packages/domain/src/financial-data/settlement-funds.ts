import type { ProgramEdition } from '../program/edition.ts'
import { specifiedEdition } from '../program/editions.ts'
import { requiredSettlementFunds } from '../program/settlement-funds.ts'

/** Whole CAD. */
export type SettlementFundsStatus = {
  readonly available: number
  /** The screen's test: any amount above 0 (specification 2, section 9). */
  readonly isMet: boolean
  /** What the edition asks of a family of that size. */
  readonly required: number
  readonly missing: number
  /** Whether the program's own amount is reached, which is what decides an application. */
  readonly meetsRequired: boolean
}

/** The settlement funds card: the specified test, and beside it the amount for the family size in an edition. */
export function settlementFundsStatus(
  settlementFunds: number | null | undefined,
  familySize: number | null | undefined,
  edition: Pick<ProgramEdition, 'settlementFunds'> = specifiedEdition,
): SettlementFundsStatus {
  const available = settlementFunds ?? 0
  const required = requiredSettlementFunds(familySize, edition)
  const missing = Math.max(0, required - available)
  return { available, isMet: available > 0, required, missing, meetsRequired: missing === 0 }
}
