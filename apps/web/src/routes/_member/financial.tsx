import { createFileRoute } from '@tanstack/react-router'
import { FinancialPage } from '../../features/financial-data/FinancialPage.tsx'
import { readSearch } from '../../features/financial-data/search.ts'

export const Route = createFileRoute('/_member/financial')({
  staticData: { title: 'Start-Up Visa Investment Tracking' },
  validateSearch: readSearch,
  // Not awaited: the page shows its own skeleton inside the layout.
  loader: ({ context }) => {
    void context.api.financialData.get.prefetch({ id: context.me.id })
    void context.api.eligibility.latest.prefetch({ userId: context.me.id })
  },
  component: FinancialPage,
})
