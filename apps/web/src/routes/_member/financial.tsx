import { createFileRoute } from '@tanstack/react-router'
import { FinancialPage } from '../../features/financial-data/FinancialPage.tsx'
import { readSearch } from '../../features/financial-data/search.ts'
import { currentTeam } from '../../features/team-records/current-team.ts'

export const Route = createFileRoute('/_member/financial')({
  staticData: { title: 'Start-Up Visa Investment Tracking' },
  validateSearch: readSearch,
  // Not awaited: the page shows its own skeleton inside the layout.
  loader: ({ context: { api, me } }) => {
    void api.financialData.get.prefetch({ id: me.id })
    void api.eligibility.latest.prefetch({ userId: me.id })
    void api.organizationMatches.list.prefetch({ id: me.id })
    const team = currentTeam(me)
    if (team === undefined) return
    void api.teamMembers.list.prefetch({ id: team.id })
    void api.ownership.list.prefetch({ id: team.id })
  },
  component: FinancialPage,
})
