import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage } from '../../features/dashboard/DashboardPage.tsx'
import { currentTeam } from '../../features/team-records/current-team.ts'

export const Route = createFileRoute('/_member/dashboard')({
  staticData: { title: 'Dashboard', isRendered: true },
  // Not awaited: the page shows its own skeleton. Asked for in one breath, these travel as one request.
  loader: ({ context: { api, me } }) => {
    const { id } = me
    void api.milestones.list.prefetch({ id })
    void api.businessPlans.progress.prefetch({ id })
    void api.financialData.get.prefetch({ id })
    void api.documents.list.prefetch({ id })
    void api.organizationMatches.list.prefetch({ id })
    const team = currentTeam(me)
    if (team !== undefined) void api.lettersOfSupport.list.prefetch({ id: team.id })
    void api.companies.get.prefetch({ id })
    void api.eligibility.latest.prefetch({ userId: id })
  },
  component: DashboardPage,
})
