import type { OrganizationMatch } from '../organization-matches/schema.ts'
import { committedBySource } from './funding-sources.ts'
import type { FinancialData } from './schema.ts'

/** What three places say of one kind of investor, in whole CAD. */
export type CommitmentStory = {
  readonly kind: 'vc' | 'angel'
  /** The commitment that the requirement is judged by. */
  readonly stored: number
  /** What the committed sources of this kind add up to, and those that are still pending. */
  readonly committed: number
  readonly pending: number
  /** What is written on the matches of this kind that are pursued. */
  readonly onMatches: number
}

const typeOf = { vc: 'venture_capital', angel: 'angel_investor' } as const

type Match = Pick<OrganizationMatch, 'investmentCommitted' | 'status'> & {
  readonly organization: Pick<OrganizationMatch['organization'], 'type'>
}

/**
 * The kinds of investor of which commitments, sources and matches do not say the same. A place that says nothing of a kind
 * contradicts nobody: without sources of it, or without an amount on a match, the commitment stands alone.
 */
export function differingCommitments(
  {
    fundingSources,
    vcInvestmentCommitted,
    angelInvestmentCommitted,
  }: Pick<FinancialData, 'fundingSources' | 'vcInvestmentCommitted' | 'angelInvestmentCommitted'>,
  matches: readonly Match[],
): CommitmentStory[] {
  const committedSources = committedBySource(fundingSources)
  const pendingSources = committedBySource(
    fundingSources.map((source) => ({ ...source, committed: !source.committed })),
  )
  const stored = { vc: vcInvestmentCommitted ?? 0, angel: angelInvestmentCommitted ?? 0 }
  return (['vc', 'angel'] as const)
    .map((kind) => ({
      kind,
      stored: stored[kind],
      committed: committedSources[kind],
      pending: pendingSources[kind],
      onMatches: matches
        .filter(({ organization, status }) => organization.type === typeOf[kind] && status !== 'rejected')
        .reduce((sum, { investmentCommitted }) => sum + (investmentCommitted ?? 0), 0),
    }))
    .filter(
      (story) =>
        (story.committed + story.pending > 0 && story.committed !== story.stored) ||
        (story.onMatches > 0 && story.onMatches !== story.stored),
    )
}
