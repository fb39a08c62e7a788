import type { ListedOrganization, OrganizationMatch } from '@suv/domain'
import { useMemo } from 'react'
import { trpc } from '../../trpc.ts'
import { useMe } from '../session/use-me.ts'

/** The organizations and the member's matches, as both tabs and the dialogs read them. */
export function useMatchData() {
  const me = useMe()
  const organizations = trpc.organizations.list.useQuery({})
  const matches = trpc.organizationMatches.list.useQuery({ id: me.id })
  const organizationById = useMemo(
    () => new Map<string, ListedOrganization>((organizations.data ?? []).map((one) => [one.id, one])),
    [organizations.data],
  )
  const matchByOrganization = useMemo(
    () => new Map<string, OrganizationMatch>((matches.data ?? []).map((one) => [one.organizationId, one])),
    [matches.data],
  )
  return { organizations, matches, organizationById, matchByOrganization }
}
