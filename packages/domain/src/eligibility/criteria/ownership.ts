import { formatPercent } from '../../formatting.ts'
import { notAnswered, provenance, type Rule, type Seen } from './finding.ts'

/** Each applicant needs the share, so the smallest one decides. */
export const ownership: Rule = ({ ownershipData }, edition) => {
  const minimum = edition.minimumOwnershipPct.value
  const minimumText = formatPercent(minimum)
  const shares = (ownershipData ?? []).map((share) => share.votingRightsPct)
  const lowest = shares.length > 0 ? Math.min(...shares) : 0

  return {
    criterion: {
      key: 'ownership',
      title: 'Ownership',
      ...seen(shares, lowest, minimum),
      threshold: `At least ${minimumText} of the voting rights for each applicant`,
      amountCAD: null,
      ...provenance(edition.minimumOwnershipPct),
    },
    gap:
      lowest >= minimum
        ? null
        : `Increase ownership to at least ${minimumText} (currently ${formatPercent(lowest)})`,
  }
}

function seen(shares: readonly number[], lowest: number, minimum: number): Seen {
  if (shares.length === 0) return notAnswered
  const held = `${formatPercent(lowest)} of the voting rights`
  const fact =
    shares.length === 1 ? `You hold ${held}` : `The smallest of your ${shares.length} shares is ${held}`
  return { status: lowest >= minimum ? 'met' : 'not_met', fact: `${fact}${tooMuch(shares)}` }
}

/** Named rather than refused: one of the shares is wrong, and only who wrote them knows which. */
function tooMuch(shares: readonly number[]): string {
  // Thirds add up to a trace more than 100.
  const total = Number(shares.reduce((sum, share) => sum + share, 0).toFixed(6))
  return total > 100 ? `; together they come to ${formatPercent(total)}, more than there is: check them` : ''
}
