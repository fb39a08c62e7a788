import { useMatches } from '@tanstack/react-router'

/** Whether the member layout stands around: not while it is itself on its way, or could not be loaded. */
export function useIsInMemberLayout(): boolean {
  return useMatches({
    select: (matches) =>
      matches.some(({ routeId, status }) => routeId === '/_member' && status === 'success'),
  })
}
