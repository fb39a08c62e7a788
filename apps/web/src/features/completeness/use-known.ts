import { trpc } from '../../trpc.ts'
import { useMe } from '../session/use-me.ts'
import { currentTeam } from '../team-records/current-team.ts'

/** All that a pack is judged by. Of a member without a team there is what is theirs alone. */
export function useKnown() {
  const me = useMe()
  const team = currentTeam(me)
  const id = { id: team?.id ?? '' }
  const ofTeam = { enabled: team !== undefined }
  const history = trpc.personalHistory.get.useQuery({})
  const marks = trpc.completeness.list.useQuery({})
  const documents = trpc.documents.list.useQuery({ id: me.id })
  const members = trpc.teamMembers.list.useQuery(id, ofTeam)
  const applications = trpc.prApplications.list.useQuery(id, ofTeam)
  const letters = trpc.lettersOfSupport.list.useQuery(id, ofTeam)
  const dates = trpc.validityDates.list.useQuery(id, ofTeam)
  const irccLetters = trpc.irccLetters.list.useQuery(id, ofTeam)
  const queries = [
    history,
    marks,
    documents,
    ...(team === undefined ? [] : [members, applications, letters, dates, irccLetters]),
  ]
  if (!(history.data && marks.data && documents.data) || queries.some(({ data }) => data === undefined)) {
    return { queries, known: undefined }
  }
  return {
    queries,
    known: {
      userId: me.id,
      history: history.data,
      marks: marks.data,
      documents: documents.data,
      members: members.data ?? [],
      applications: applications.data ?? [],
      letters: letters.data ?? [],
      dates: dates.data ?? [],
      irccLetters: (irccLetters.data ?? []).filter(({ kind }) => kind !== 'refusal'),
    },
  }
}
