import { type PlanSectionKey, planSections } from '@suv/domain'
import { createFileRoute } from '@tanstack/react-router'
import { PlanPage } from '../../features/business-plan/PlanPage.tsx'

export const Route = createFileRoute('/_member/business-plan')({
  staticData: { title: 'Start-Up Visa Business Plan' },
  validateSearch: (search): { section?: PlanSectionKey } => {
    const section = planSections.find(({ key }) => key === search.section)
    return section ? { section: section.key } : {}
  },
  // Not awaited: the page shows its own skeleton inside the layout.
  loader: ({ context }) => {
    void context.api.businessPlans.get.prefetch({ id: context.me.id })
  },
  component: PlanPage,
})
