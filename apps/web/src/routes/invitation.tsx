import { createFileRoute } from '@tanstack/react-router'
import { DataProviders } from '../DataProviders.tsx'
import { InvitationPage } from '../features/team-invitations/InvitationPage.tsx'

export const Route = createFileRoute('/invitation')({
  staticData: { title: 'Join a team' },
  component: () => (
    <DataProviders>
      <InvitationPage />
    </DataProviders>
  ),
})
