import { createFileRoute } from '@tanstack/react-router'
import { OrganizationsPage } from '../../features/organizations/OrganizationsPage.tsx'
import { readSearch } from '../../features/organizations/search.ts'

export const Route = createFileRoute('/_member/organizations')({
  staticData: { title: 'Find Your Designated Organization', isRendered: true },
  validateSearch: readSearch,
  // Not awaited: the page shows its own skeleton inside the layout.
  loader: ({ context }) => {
    void context.api.organizations.list.prefetch({})
    void context.api.organizationMatches.list.prefetch({ id: context.me.id })
    void context.api.organizationMatches.profile.prefetch()
    void context.api.companies.get.prefetch({ id: context.me.id })
    void context.api.workspaces.list.prefetch()
    // A first message names the team.
    void context.api.teams.list.prefetch({})
  },
  component: OrganizationsPage,
})
