import { type MatchStatus, matchStatuses } from './schema.ts'

/** What each status is called (specification 2, section 4). */
export const matchStatusLabels: Readonly<Record<MatchStatus, string>> = {
  potential: 'Potential Match',
  contacted: 'Contacted',
  in_discussion: 'In Discussion',
  committed: 'Committed',
  rejected: 'Not Pursuing',
}

/** The statuses that may follow: all others, since talks begin, stall and begin again in any order. */
export function nextMatchStatuses(status: MatchStatus): readonly MatchStatus[] {
  return matchStatuses.filter((other) => other !== status)
}

/** 'Mark as Contacted' is offered only while the match is potential. */
export function offersMarkAsContacted(status: MatchStatus): boolean {
  return status === 'potential'
}
