import { createFileRoute } from '@tanstack/react-router'
import { EligibilityPage } from '../../features/eligibility/EligibilityPage.tsx'

export const Route = createFileRoute('/_member/eligibility')({
  staticData: { title: 'Eligibility' },
  // Not awaited: the page shows its own skeleton inside the layout.
  loader: ({ context }) => {
    void context.api.eligibility.latest.prefetch({ userId: context.me.id })
  },
  component: EligibilityPage,
})
