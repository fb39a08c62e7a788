import { formatCad } from '../../formatting.ts'
import type { ProgramEdition } from '../../program/edition.ts'
import { requiredSettlementFunds } from '../../program/settlement-funds.ts'
import { notAnswered, provenance, type Rule, type Seen } from './finding.ts'

export const settlementFunds: Rule = ({ settlementFundsCAD: funds, familySize }, edition) => {
  const required = requiredSettlementFunds(familySize, edition)
  const missing = required - (funds ?? 0)

  return {
    criterion: {
      key: 'settlement_funds',
      title: 'Settlement funds',
      ...seen(funds, missing),
      threshold: `At least ${formatCad(required)} ${familyText(familySize, edition)}`,
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

/** An unanswered family size counts as one person (specification 1, section 3), and the text says so. */
function familyText(familySize: number | null | undefined, edition: ProgramEdition): string {
  if (familySize == null) return 'for 1 person, as long as the family size is not answered'
  if (familySize === 1) return 'for 1 person'
  const { byFamilySize, eachFurtherPerson } = edition.settlementFunds.value
  const isLastRow = familySize >= byFamilySize.length && eachFurtherPerson === null
  return isLastRow ? `for a family of ${byFamilySize.length} or more` : `for a family of ${familySize}`
}
