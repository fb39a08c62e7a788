import { createFileRoute } from '@tanstack/react-router'
import { TimelinePage } from '../../features/milestones/TimelinePage.tsx'

export const Route = createFileRoute('/_member/timeline')({
  staticData: { title: 'Canadian Start-Up Visa Program Timeline', isRendered: true },
  // Not awaited: the page shows its own skeleton inside the layout.
  loader: ({ context }) => {
    void context.api.milestones.list.prefetch({ id: context.me.id })
  },
  component: TimelinePage,
})
