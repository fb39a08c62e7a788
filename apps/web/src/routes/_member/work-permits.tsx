import { createFileRoute } from '@tanstack/react-router'
import { currentTeam } from '../../features/team-records/current-team.ts'
import { WorkPermitsPage } from '../../features/work-permits/WorkPermitsPage.tsx'

export const Route = createFileRoute('/_member/work-permits')({
  staticData: { title: 'Work Permits' },
  // Not awaited: the page shows its own skeletons inside the layout.
  loader: ({ context: { api, me } }) => {
    const team = currentTeam(me)
    if (team === undefined) return
    void api.workPermits.list.prefetch({ id: team.id })
    void api.workPermitSteps.list.prefetch({ id: team.id })
    void api.teamMembers.list.prefetch({ id: team.id })
    void api.organizations.list.prefetch({})
    void api.documents.list.prefetch({ id: me.id })
  },
  component: WorkPermitsPage,
})
