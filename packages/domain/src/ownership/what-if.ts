import type { ProgramEdition } from '../program/edition.ts'
import { specifiedEdition } from '../program/editions.ts'

/**
 * Voting rights as they might become. Applicants and the designated organization count for the program's rules; everybody
 * else is `other`. Shares are percent, and fractions stay fractions: only a screen rounds.
 */
export type ShareholderKind = 'applicant' | 'organization' | 'other'

export type Shareholder = {
  readonly id: string
  readonly name: string
  readonly kind: ShareholderKind
  /** Percent of the voting rights, 0 to 100. */
  readonly sharePct: number
}

/** New shares are issued, and `takesPct` percent of all voting rights after it belong to the holder of them. */
export type DilutionRound = {
  readonly id: string
  readonly name: string
  /** Who takes the new shares: the designated organization, or an investor who is neither. */
  readonly kind: Exclude<ShareholderKind, 'applicant'>
  /** Percent after the round, 0 to 100. */
  readonly takesPct: number
}

/** Id of the voting rights that nobody holds yet, and of the designated organization. */
export const unassignedId = 'unassigned'
export const designatedOrganizationId = 'designated-organization'

export const ownershipRuleKeys = ['each_applicant', 'jointly', 'applicants'] as const

export type OwnershipRule = {
  readonly key: (typeof ownershipRuleKeys)[number]
  readonly isMet: boolean
  /** Percent for the two rules of shares, people for the third. */
  readonly limit: number
  /** The smallest share of an applicant; what applicants and organization hold together; how many applicants there are. */
  readonly actual: number
  /** Names of the applicants who hold too little; empty for the other rules. */
  readonly names: readonly string[]
}

export type OwnershipStage = {
  /** Null for the start, before any round. */
  readonly round: DilutionRound | null
  readonly holders: readonly Shareholder[]
  readonly rules: readonly OwnershipRule[]
  /** Whether all rules are met. */
  readonly isMet: boolean
  /**
   * The largest share, in percent, that a further round could give to an investor who is neither an applicant nor the
   * organization with every rule of shares still met; 0 where one is broken already. For the joint rule, which asks for more
   * than its limit, this is the limit itself: less than it keeps the rule.
   */
  readonly roomPct: number
}

type Rules = Pick<ProgramEdition, 'minimumOwnershipPct' | 'jointOwnershipAbovePct' | 'maximumApplicants'>

/** Sums of fractions miss whole numbers by less than this. */
const tolerance = 1e-9

/** What all holders have together, in percent. */
export function totalShares(holders: readonly Pick<Shareholder, 'sharePct'>[]): number {
  return holders.reduce((sum, { sharePct }) => sum + sharePct, 0)
}

/**
 * The start and the state after each round, with the program's rules for each. What the holders leave of 100 percent is held
 * by nobody yet and counts for neither rule. Null where the holders have more than 100 percent together, or where a share is
 * no percentage: there is nothing to dilute then.
 */
export function ownershipStages(
  holders: readonly Shareholder[],
  rounds: readonly DilutionRound[],
  edition: Rules = specifiedEdition,
): OwnershipStage[] | null {
  const isPercent = (value: number) => value >= 0 && value <= 100
  if (!holders.every(({ sharePct }) => isPercent(sharePct))) return null
  if (!rounds.every(({ takesPct }) => isPercent(takesPct))) return null
  const left = 100 - totalShares(holders)
  if (left < -tolerance) return null
  let current: readonly Shareholder[] =
    left > tolerance
      ? [...holders, { id: unassignedId, name: 'Not assigned yet', kind: 'other', sharePct: left }]
      : holders
  const stages = [stageOf(null, current, edition)]
  for (const round of rounds) {
    current = dilute(current, round)
    stages.push(stageOf(round, current, edition))
  }
  return stages
}

/** Everybody keeps their shares, which are now a smaller part of more; together they stay at 100 percent. */
export function dilute(holders: readonly Shareholder[], round: DilutionRound): Shareholder[] {
  const kept = 1 - round.takesPct / 100
  const diluted = holders.map((holder) => ({ ...holder, sharePct: holder.sharePct * kept }))
  const taker = diluted.find(
    ({ id, kind }) => round.kind === 'organization' && kind === 'organization' && id !== unassignedId,
  )
  if (taker !== undefined) {
    return diluted.map((holder) =>
      holder === taker ? { ...holder, sharePct: holder.sharePct + round.takesPct } : holder,
    )
  }
  return [...diluted, { id: round.id, name: round.name, kind: round.kind, sharePct: round.takesPct }]
}

/** The program's rules about voting rights, as they stand for these holders. */
export function checkOwnership(holders: readonly Shareholder[], edition: Rules): OwnershipRule[] {
  const applicants = holders.filter(({ kind }) => kind === 'applicant')
  const minimum = edition.minimumOwnershipPct.value
  const tooSmall = applicants.filter(({ sharePct }) => sharePct < minimum - tolerance)
  const joint = totalShares(holders.filter(({ kind }) => kind !== 'other'))
  const above = edition.jointOwnershipAbovePct.value
  const most = edition.maximumApplicants.value
  return [
    {
      key: 'each_applicant',
      isMet: applicants.length > 0 && tooSmall.length === 0,
      limit: minimum,
      actual: applicants.length === 0 ? 0 : Math.min(...applicants.map(({ sharePct }) => sharePct)),
      names: tooSmall.map(({ name }) => name),
    },
    { key: 'jointly', isMet: joint > above + tolerance, limit: above, actual: joint, names: [] },
    {
      key: 'applicants',
      isMet: applicants.length >= 1 && applicants.length <= most,
      limit: most,
      actual: applicants.length,
      names: [],
    },
  ]
}

function stageOf(
  round: DilutionRound | null,
  holders: readonly Shareholder[],
  edition: Rules,
): OwnershipStage {
  const rules = checkOwnership(holders, edition)
  const ofShares = rules.filter(({ key }) => key !== 'applicants')
  const room = Math.min(
    ...ofShares.map(({ isMet, limit, actual }) => (isMet && actual > 0 ? 100 * (1 - limit / actual) : 0)),
  )
  return {
    round,
    holders,
    rules,
    isMet: rules.every(({ isMet }) => isMet),
    roomPct: Math.max(0, room),
  }
}
