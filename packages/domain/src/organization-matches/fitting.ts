import type { OrganizationMatch } from './schema.ts'

type Judged = Pick<OrganizationMatch, 'compatibilityScore' | 'status'>

/**
 * Whether an organization counts as a match: one that the founder does not pursue never does, one that they are in touch with
 * always does, and of the others those whose score reaches the threshold that the founder chose.
 */
export function isFitting({ compatibilityScore, status }: Judged, threshold: number): boolean {
  if (status === 'rejected') return false
  return status !== 'potential' || compatibilityScore >= threshold
}

/** The matches among the scored organizations, best first: what every screen and export counts and lists as matches. */
export function fittingMatches<Match extends Judged>(scored: readonly Match[], threshold: number): Match[] {
  return scored
    .filter((match) => isFitting(match, threshold))
    .toSorted((a, b) => b.compatibilityScore - a.compatibilityScore)
}
