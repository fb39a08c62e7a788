import type { MatchPart } from './schema.ts'

export type MatchPartKey = MatchPart['key']

/** How much each part of a match counts. Any numbers: they are scaled to 100 points in all. */
export type MatchWeights = Readonly<Record<MatchPartKey, number>>

/** In the order in which reasons are told. */
export const matchPartKeys = [
  'type',
  'focus_areas',
  'province',
  'stage',
  'investment',
  'priority',
] as const satisfies readonly MatchPartKey[]

export const defaultMatchWeights: MatchWeights = {
  type: 35,
  focus_areas: 25,
  province: 15,
  stage: 10,
  investment: 10,
  priority: 5,
}

/**
 * Weights as whole points that add up to exactly 100, in the same proportions: each gets the whole part of its share, and
 * the points left over go to the largest remainders, earlier parts first. Weights below 0, infinite or no number count as
 * 0; where all do, the default weights hold.
 */
export function normalizeWeights(weights: Partial<MatchWeights>): MatchWeights {
  const counted = matchPartKeys.map((key) => countedWeight(weights[key]))
  // Divided first, so that the sum of huge weights stays a number.
  const largest = Math.max(...counted)
  if (largest === 0) return defaultMatchWeights
  const scaled = counted.map((weight) => weight / largest)
  const sum = scaled.reduce((total, weight) => total + weight, 0)
  const shares = matchPartKeys.map((key, index) => {
    const exact = (100 * (scaled[index] ?? 0)) / sum
    return { key, points: Math.floor(exact), remainder: exact - Math.floor(exact) }
  })
  const left = 100 - shares.reduce((total, share) => total + share.points, 0)
  for (const share of shares.toSorted((a, b) => b.remainder - a.remainder).slice(0, left)) share.points += 1
  return Object.fromEntries(shares.map(({ key, points }) => [key, points])) as MatchWeights
}

function countedWeight(weight: number | undefined): number {
  return weight !== undefined && Number.isFinite(weight) && weight > 0 ? weight : 0
}
