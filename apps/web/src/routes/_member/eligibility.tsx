import { createFileRoute } from '@tanstack/react-router'
import { EligibilityPage } from '../../features/eligibility/EligibilityPage.tsx'

export const Route = createFileRoute('/_member/eligibility')({
  staticData: { title: 'Eligibility' },
  loader: ({ context }) => context.api.eligibility.latest.prefetch({ userId: context.me.id }),
  component: EligibilityPage,
})
