import { getRouteApi, useLocation } from '@tanstack/react-router'
import { useCallback } from 'react'

const route = getRouteApi('/_member/organizations')

/** Places on the page itself, such as the target of 'Skip to content', are no organizations. */
const ownPlaces = new Set(['', 'content'])

export type OpenedOrganization = { readonly id: string | null; readonly close: () => void }

/** The organization that the address names behind '#', also after somebody has changed it by hand. */
export function useOpenedOrganization(): OpenedOrganization {
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = route.useNavigate()
  const close = useCallback(
    () => void navigate({ search: (before) => before, hash: '', replace: true, resetScroll: false }),
    [navigate],
  )
  return { id: ownPlaces.has(hash) ? null : hash, close }
}
