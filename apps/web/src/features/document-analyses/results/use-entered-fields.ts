import { type EnteredField, enteredFieldsOf } from '@suv/domain'
import { useMemo } from 'react'
import { trpc } from '../../../trpc.ts'
import { useMe } from '../../session/use-me.ts'

/** What the member typed about their team and finances; nothing while it is not there, since documents can be compared without. */
export function useEnteredFields(): readonly EnteredField[] {
  const me = useMe()
  const teams = trpc.teams.list.useQuery({})
  const [team] = teams.data ?? []
  const members = trpc.teamMembers.list.useQuery({ id: team?.id ?? '' }, { enabled: team !== undefined })
  const finances = trpc.financialData.get.useQuery({ id: me.id })
  return useMemo(
    () => enteredFieldsOf({ team, members: members.data, finances: finances.data }),
    [team, members.data, finances.data],
  )
}
