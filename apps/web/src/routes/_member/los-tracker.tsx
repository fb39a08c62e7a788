import { createFileRoute } from '@tanstack/react-router'
import { LosTrackerPage } from '../../features/letters-of-support/LosTrackerPage.tsx'
import { readLosSearch } from '../../features/letters-of-support/los-tabs.ts'
import { currentTeam } from '../../features/team-records/current-team.ts'

export const Route = createFileRoute('/_member/los-tracker')({
  staticData: { title: 'LOS and Commitment Tracker' },
  validateSearch: readLosSearch,
  // Not awaited: the page shows its own skeleton inside the layout.
  loader: ({ context: { api, me } }) => {
    const team = currentTeam(me)
    if (team === undefined) return
    void api.lettersOfSupport.list.prefetch({ id: team.id })
    void api.commitmentCertificates.list.prefetch({ id: team.id })
    void api.teamMembers.list.prefetch({ id: team.id })
    void api.organizations.list.prefetch({})
    void api.documents.list.prefetch({ id: me.id })
  },
  component: LosTrackerPage,
})
