import { Skeleton } from '@mantine/core'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

// A file of its own: what other pages share with it would move theirs about.
const CompanyPage = lazy(async () => ({
  default: (await import('../../features/companies/CompanyPage.tsx')).CompanyPage,
}))

export const Route = createFileRoute('/_member/company')({
  staticData: { title: 'Your company' },
  loader: ({ context: { api, me } }) => {
    void api.companies.get.prefetch({ id: me.id })
    void api.companies.suggestions.prefetch({ id: me.id })
    void api.workspaces.list.prefetch()
  },
  component: () => (
    <Suspense fallback={<Skeleton height={480} />}>
      <CompanyPage />
    </Suspense>
  ),
})
