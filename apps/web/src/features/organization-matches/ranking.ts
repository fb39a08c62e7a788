import {
  createScorer,
  defaultMatchWeights,
  type ListedOrganization,
  type MatchedOrganization,
  type MatchProfile,
  type MatchScore,
  type MatchWeights,
  matchPartKeys,
  type OrganizationMatch,
} from '@suv/domain'

/** A match with the score that is shown: the stored one, or one with the member's own weights. */
export type ShownMatch = { readonly match: OrganizationMatch } & MatchScore

/** What matching reads of a listed organization; without a membership some of it is kept back, and counts as not known. */
export function toMatched(organization: ListedOrganization): MatchedOrganization {
  return {
    type: organization.type,
    focusAreas: organization.focusAreas,
    industries: organization.industries ?? [],
    investmentRange: organization.investmentRange ?? null,
    isPriorityProcessing: organization.isPriorityProcessing ?? false,
    province: organization.province,
    description: organization.description ?? null,
  }
}

export function isDefault(weights: MatchWeights): boolean {
  return matchPartKeys.every((key) => weights[key] === defaultMatchWeights[key])
}

/**
 * The matches best first under these weights. With the default ones the stored scores stand; with others the domain's own
 * rule scores here, at once. A match whose organization is no longer listed keeps its stored score.
 */
export function rankShown(
  matches: readonly OrganizationMatch[],
  organizations: ReadonlyMap<string, ListedOrganization>,
  profile: MatchProfile | undefined,
  weights: MatchWeights,
): ShownMatch[] {
  const scoreOf = profile === undefined || isDefault(weights) ? null : createScorer(profile, weights)
  return matches
    .map((match): ShownMatch => {
      const organization = organizations.get(match.organizationId)
      if (scoreOf !== null && organization !== undefined)
        return { match, ...scoreOf(toMatched(organization)) }
      const { compatibilityScore: score, matchReason, scoreParts: parts } = match
      return { match, score, reason: matchReason ?? '', parts }
    })
    .sort((a, b) => b.score - a.score || a.match.organization.name.localeCompare(b.match.organization.name))
}

/** How many stored scores are not what the member's details lead to today: time for a refresh. */
export function countOutdated(
  matches: readonly OrganizationMatch[],
  organizations: ReadonlyMap<string, ListedOrganization>,
  profile: MatchProfile | undefined,
): number {
  if (profile === undefined) return 0
  const scoreOf = createScorer(profile)
  return matches.filter(({ organizationId, compatibilityScore }) => {
    const organization = organizations.get(organizationId)
    return organization !== undefined && scoreOf(toMatched(organization)).score !== compatibilityScore
  }).length
}
