import { createFileRoute } from '@tanstack/react-router'
import { DataProviders } from '../DataProviders.tsx'
import { ResetPasswordPage } from '../features/mailed-links/ResetPasswordPage.tsx'

export const Route = createFileRoute('/reset-password')({
  staticData: { title: 'Choose a password' },
  component: () => (
    <DataProviders>
      <ResetPasswordPage />
    </DataProviders>
  ),
})
