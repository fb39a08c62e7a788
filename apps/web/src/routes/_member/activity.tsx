import { createFileRoute } from '@tanstack/react-router'
import { ActivityPage } from '../../features/audit-events/ActivityPage.tsx'

export const Route = createFileRoute('/_member/activity')({
  staticData: { title: 'Activity' },
  loader: ({ context }) => {
    void context.api.auditEvents.actors.prefetch()
  },
  component: ActivityPage,
})
