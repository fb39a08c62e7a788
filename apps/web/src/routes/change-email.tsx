import { createFileRoute } from '@tanstack/react-router'
import { DataProviders } from '../DataProviders.tsx'
import { ChangeEmailPage } from '../features/mailed-links/ChangeEmailPage.tsx'

export const Route = createFileRoute('/change-email')({
  staticData: { title: 'Change your email' },
  component: () => (
    <DataProviders>
      <ChangeEmailPage />
    </DataProviders>
  ),
})
