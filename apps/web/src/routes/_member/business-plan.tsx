import { createFileRoute } from '@tanstack/react-router'
import { PlanPage } from '../../features/business-plans/PlanPage.tsx'

export const Route = createFileRoute('/_member/business-plan')({
  staticData: { title: 'Start-Up Visa Business Plan', isRendered: true },
  // Which sections there are is the page's to know.
  validateSearch: ({ section }): { section?: string } => (typeof section === 'string' ? { section } : {}),
  // Not awaited: the page shows its own skeleton inside the layout.
  loader: ({ context }) => {
    void context.api.businessPlans.get.prefetch({ id: context.me.id })
  },
  component: PlanPage,
})
