import { createFileRoute } from '@tanstack/react-router'
import { CompanyPage } from '../../features/companies/CompanyPage.tsx'

export const Route = createFileRoute('/_member/company')({
  staticData: { title: 'Your company' },
  loader: ({ context: { api, me } }) => {
    void api.companies.get.prefetch({ id: me.id })
    void api.companies.suggestions.prefetch({ id: me.id })
    void api.workspaces.list.prefetch()
  },
  component: CompanyPage,
})
