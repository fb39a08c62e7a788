import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage } from '../../features/dashboard/DashboardPage.tsx'

export const Route = createFileRoute('/_member/dashboard')({
  staticData: { title: 'Dashboard' },
  loader: ({ context }) => context.api.eligibility.latest.prefetch({ userId: context.me.id }),
  component: DashboardPage,
})
