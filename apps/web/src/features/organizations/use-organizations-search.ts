import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { OrganizationsSearch } from './search.ts'

const route = getRouteApi('/_member/organizations')

type Change = { [Key in keyof OrganizationsSearch]: OrganizationsSearch[Key] | undefined }

/** What the address keeps, and a function that changes parts of it in place; undefined takes a part out. */
export function useOrganizationsSearch() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const change = useCallback(
    (parts: Change) =>
      void navigate({
        search: (before) => withoutGaps({ ...before, ...parts }),
        hash: true,
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return { search, change }
}

function withoutGaps(search: Change): OrganizationsSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
}
