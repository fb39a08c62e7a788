import type { Document, ListedOrganization, TeamMember } from '@suv/domain'
import { useMemo } from 'react'
import { trpc } from '../../trpc.ts'
import { useMe } from '../session/use-me.ts'

export type TeamNames = {
  members: readonly TeamMember[]
  organizations: readonly ListedOrganization[]
  /** The caller's own: a team member's documents are not listed here. */
  documents: readonly Document[]
  memberName: (id: string) => string
  organizationName: (id: string) => string
  documentName: (id: string) => string
}

/** What the team's records refer to, by name. `names` is there once members and organizations are. */
export function useTeamNames(teamId: string) {
  const me = useMe()
  const members = trpc.teamMembers.list.useQuery({ id: teamId })
  const organizations = trpc.organizations.list.useQuery({})
  const documents = trpc.documents.list.useQuery({ id: me.id })
  const names = useMemo<TeamNames | undefined>(() => {
    if (members.data === undefined || organizations.data === undefined) return undefined
    const files = documents.data ?? []
    const memberNames = new Map(members.data.map(({ id, fullName }) => [id, fullName]))
    const organizationNames = new Map(organizations.data.map(({ id, name }) => [id, name]))
    const fileNames = new Map(files.map(({ id, fileName }) => [id, fileName]))
    return {
      members: members.data,
      organizations: organizations.data,
      documents: files,
      memberName: (id) => memberNames.get(id) ?? 'Unknown Member',
      organizationName: (id) => organizationNames.get(id) ?? 'Unknown Organization',
      documentName: (id) => fileNames.get(id) ?? 'A document of your team',
    }
  }, [members.data, organizations.data, documents.data])
  return {
    names,
    error: members.error ?? organizations.error,
    isFetching: members.isFetching || organizations.isFetching,
    refetch: () => Promise.all([members.refetch(), organizations.refetch()]),
  }
}
