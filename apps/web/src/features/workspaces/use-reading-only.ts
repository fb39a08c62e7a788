import { mayEdit } from '@suv/domain'
import { useMe } from '../session/use-me.ts'

/**
 * Whether the member may only read what is on the page: in the workspace that they work in, or, with its id, in a team of
 * theirs. The server refuses their changes; the page says so before.
 */
export function useReadingOnly(teamId?: string): boolean {
  const { workspace, teams } = useMe()
  if (teamId === undefined) return !mayEdit(workspace.role)
  return teams.find(({ id }) => id === teamId)?.mayEdit === false
}

/** Why, for who wonders over a control that does nothing. */
export const readingOnlyReason = 'You read this team’s work. Its owner can let you change it.'
