import { createFileRoute } from '@tanstack/react-router'
import { ActivityPage } from '../../features/audit-events/ActivityPage.tsx'
import { activityStaleTime } from '../../features/audit-events/stale-time.ts'

export const Route = createFileRoute('/_member/activity')({
  staticData: { title: 'Activity' },
  loader: ({ context }) => {
    void context.api.auditEvents.actors.prefetch(undefined, { staleTime: activityStaleTime })
    void context.api.auditEvents.ofWorkspace.prefetch({}, { staleTime: activityStaleTime })
  },
  component: ActivityPage,
})
