import { useMemo } from 'react'
import { trpc } from '../../trpc.ts'
import { useMe } from '../session/use-me.ts'
import { lookUpNames, type TeamNames } from './team-names.ts'

/** What the team's records refer to. `names` is there once members and organizations are. */
export function useTeamNames(teamId: string) {
  const me = useMe()
  const members = trpc.teamMembers.list.useQuery({ id: teamId })
  const organizations = trpc.organizations.list.useQuery({})
  const documents = trpc.documents.list.useQuery({ id: me.id })
  const names = useMemo<TeamNames | undefined>(() => {
    if (members.data === undefined || organizations.data === undefined) return undefined
    const lists = {
      members: members.data,
      organizations: organizations.data,
      documents: documents.data ?? [],
    }
    return { ...lists, ...lookUpNames(lists) }
  }, [members.data, organizations.data, documents.data])
  return {
    names,
    error: members.error ?? organizations.error,
    isFetching: members.isFetching || organizations.isFetching,
    refetch: () => Promise.all([members.refetch(), organizations.refetch()]),
  }
}
