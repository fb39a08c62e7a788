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
      ...seen(shares.length, lowest, minimum),
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

function seen(shareCount: number, lowest: number, minimum: number): Seen {
  if (shareCount === 0) return notAnswered
  const held = `${formatPercent(lowest)} of the voting rights`
  return {
    status: lowest >= minimum ? 'met' : 'not_met',
    fact: shareCount === 1 ? `You hold ${held}` : `The smallest of your ${shareCount} shares is ${held}`,
  }
}
