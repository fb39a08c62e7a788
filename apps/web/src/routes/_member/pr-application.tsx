import { createFileRoute } from '@tanstack/react-router'
import { type ApplicationPart, isApplicationPart } from '../../features/pr-applications/application-parts.ts'
import { PrApplicationPage } from '../../features/pr-applications/PrApplicationPage.tsx'
import { currentTeam } from '../../features/team-records/current-team.ts'

export const Route = createFileRoute('/_member/pr-application')({
  staticData: { title: 'PR Application' },
  validateSearch: ({ applicant, part }): { applicant?: string; part?: ApplicationPart } => ({
    ...(typeof applicant === 'string' && { applicant }),
    ...(isApplicationPart(part) && { part }),
  }),
  // Not awaited: the page shows its own skeletons inside the layout.
  loader: ({ context: { api, me } }) => {
    const team = currentTeam(me)
    if (team === undefined) return
    const { id } = team
    void api.prApplications.list.prefetch({ id })
    void api.lettersOfSupport.list.prefetch({ id })
    void api.commitmentCertificates.list.prefetch({ id })
    void api.workPermits.list.prefetch({ id })
    void api.validityDates.list.prefetch({ id })
    void api.teamMembers.list.prefetch({ id })
  },
  component: PrApplicationPage,
})
