import { createFileRoute } from '@tanstack/react-router'
import { DataProviders } from '../DataProviders.tsx'
import { VerifyEmailPage } from '../features/mailed-links/VerifyEmailPage.tsx'

export const Route = createFileRoute('/verify-email')({
  staticData: { title: 'Confirm your email' },
  component: () => (
    <DataProviders>
      <VerifyEmailPage />
    </DataProviders>
  ),
})
