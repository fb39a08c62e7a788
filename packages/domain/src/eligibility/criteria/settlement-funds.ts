import { formatCad } from '../../formatting.ts'
import { requiredSettlementFunds, settlementFamilyText } from '../../program/settlement-funds.ts'
import { notAnswered, provenance, type Rule, type Seen } from './finding.ts'

export const settlementFunds: Rule = ({ settlementFundsCAD: funds, familySize }, edition) => {
  const required = requiredSettlementFunds(familySize, edition)
  const missing = required - (funds ?? 0)

  return {
    criterion: {
      key: 'settlement_funds',
      title: 'Settlement funds',
      ...seen(funds, missing),
      threshold: `At least ${formatCad(required)} ${settlementFamilyText(familySize, edition)}`,
      amountCAD: required,
      ...provenance(edition.settlementFunds),
    },
    gap: missing > 0 ? `Increase settlement funds by ${formatCad(missing)} CAD` : null,
  }
}

function seen(funds: number | null | undefined, missing: number): Seen {
  if (funds == null) return notAnswered
  return { status: missing > 0 ? 'not_met' : 'met', fact: `You have ${formatCad(funds)} available` }
}
