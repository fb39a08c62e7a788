import {
  type Fit,
  judgeFocusAreas,
  judgeInvestment,
  judgePriority,
  judgeProvince,
  judgeStage,
  judgeType,
  type MatchedOrganization,
  wantedAreas,
} from './criteria.ts'
import type { MatchProfile } from './profile.ts'
import type { MatchPart } from './schema.ts'
import {
  defaultMatchWeights,
  type MatchPartKey,
  type MatchWeights,
  matchPartKeys,
  normalizeWeights,
} from './weights.ts'

/** `score` is 0 to 100 and exactly the sum of the points of `parts`, all whole numbers; `reason` tells all parts. */
export type MatchScore = { readonly score: number; readonly reason: string; readonly parts: MatchPart[] }

/** The member's side worked out once, for scoring many organizations. */
export function createScorer(
  profile: MatchProfile,
  weights: Partial<MatchWeights> = defaultMatchWeights,
): (organization: MatchedOrganization) => MatchScore {
  const maximums = normalizeWeights(weights)
  const wanted = wantedAreas(profile)

  return (organization) => {
    const fits: Record<MatchPartKey, Fit> = {
      type: judgeType(organization, profile),
      focus_areas: judgeFocusAreas(organization, wanted),
      province: judgeProvince(organization, profile),
      stage: judgeStage(organization, profile),
      investment: judgeInvestment(organization, profile),
      priority: judgePriority(organization),
    }
    let score = 0
    let reason = ''
    const parts: MatchPart[] = []
    for (const key of matchPartKeys) {
      const fit = fits[key]
      const maximum = maximums[key]
      const points = Math.round(fit.share * maximum)
      score += points
      reason += reason === '' ? fit.reason : ` ${fit.reason}`
      parts.push({ key, points, maximum, reason: fit.reason })
    }
    return { score, reason, parts }
  }
}

/** How well an organization fits a member: depends on nothing but the arguments. */
export function scoreMatch(
  profile: MatchProfile,
  organization: MatchedOrganization,
  weights: Partial<MatchWeights> = defaultMatchWeights,
): MatchScore {
  return createScorer(profile, weights)(organization)
}

export type RankedMatch<O> = MatchScore & { readonly organization: O }

/** Every organization with its score, best first; equal scores by name, then by id. */
export function rankMatches<O extends MatchedOrganization & { readonly id: string; readonly name: string }>(
  profile: MatchProfile,
  organizations: readonly O[],
  weights: Partial<MatchWeights> = defaultMatchWeights,
): RankedMatch<O>[] {
  const scoreOf = createScorer(profile, weights)
  return organizations
    .map((organization) => {
      const { score, reason, parts } = scoreOf(organization)
      return { organization, score, reason, parts }
    })
    .sort(
      (a, b) =>
        b.score - a.score ||
        compareText(a.organization.name, b.organization.name) ||
        compareText(a.organization.id, b.organization.id),
    )
}

/** By code units: the same order on every machine, and quick. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
