import { getRouteApi } from '@tanstack/react-router'

const memberRoute = getRouteApi('/_member')

/** The signed-in member. Only below the member layout, which has made sure of them. */
export function useMe() {
  return memberRoute.useRouteContext({ select: (context) => context.me })
}
