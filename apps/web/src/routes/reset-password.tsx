import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '../features/reset-password/ResetPasswordPage.tsx'

export const Route = createFileRoute('/reset-password')({
  staticData: { title: 'Choose a password' },
  component: ResetPasswordPage,
})
