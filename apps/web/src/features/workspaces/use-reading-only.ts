import { mayEdit } from '@suv/domain'
import { getRouteApi } from '@tanstack/react-router'

const memberRoute = getRouteApi('/_member')

/**
 * Why the member may only read what is on the page, for who wonders over a control that does nothing; null where they may change it: in the
 * workspace that they work in, or, with its id, in a team of theirs. The server refuses their changes; the page says so before.
 */
export function useReadingOnlyReason(teamId?: string): string | null {
  const { me, hasAccess } = memberRoute.useRouteContext()
  if (!hasAccess) return 'Your membership is not active. What is kept can be read, and taken along.'
  const mayChange =
    teamId === undefined
      ? mayEdit(me.workspace.role)
      : me.teams.find(({ id }) => id === teamId)?.mayEdit !== false
  return mayChange ? null : 'You read this team’s work. Its owner can let you change it.'
}

export function useReadingOnly(teamId?: string): boolean {
  return useReadingOnlyReason(teamId) !== null
}
