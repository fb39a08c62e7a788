import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '../../features/accounts/AccountPage.tsx'
import { currentTeam } from '../../features/team-records/current-team.ts'

export const Route = createFileRoute('/_member/account')({
  staticData: { title: 'Account', isOpenToAll: true },
  loader: ({ context: { api, me } }) => {
    void api.accounts.security.prefetch()
    void api.memberships.get.prefetch({ id: me.id })
    void api.sessions.list.prefetch()
    void api.apiKeys.list.prefetch()
    void api.webhooks.list.prefetch()
    void api.passkeys.list.prefetch()
    void api.trustedBrowsers.list.prefetch()
    void api.workspaces.list.prefetch()
    const team = currentTeam(me)
    if (team === undefined) return
    void api.teamMembers.list.prefetch({ id: team.id })
    void api.workspaces.people.prefetch({ id: team.id })
    void api.ownership.list.prefetch({ id: team.id })
    // A reader may not read them.
    if (team.mayEdit) void api.teamInvitations.list.prefetch({ id: team.id })
  },
  component: AccountPage,
})
