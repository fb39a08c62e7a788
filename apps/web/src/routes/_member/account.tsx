import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '../../features/accounts/AccountPage.tsx'

export const Route = createFileRoute('/_member/account')({
  staticData: { title: 'Account' },
  loader: ({ context }) => {
    void context.api.accounts.security.prefetch()
    void context.api.memberships.get.prefetch({ id: context.me.id })
    void context.api.sessions.list.prefetch()
    void context.api.apiKeys.list.prefetch()
    void context.api.webhooks.list.prefetch()
  },
  component: AccountPage,
})
