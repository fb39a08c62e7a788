import { createFileRoute } from '@tanstack/react-router'
import { DataProviders } from '../DataProviders.tsx'
import { ResetPasswordPage } from '../features/reset-password/ResetPasswordPage.tsx'

export const Route = createFileRoute('/reset-password')({
  staticData: { title: 'Choose a password' },
  component: () => (
    <DataProviders>
      <ResetPasswordPage />
    </DataProviders>
  ),
})
