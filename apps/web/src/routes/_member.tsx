import { createFileRoute, redirect } from '@tanstack/react-router'
import { isUnauthorized } from '../query-client.ts'
import { MemberLayout } from '../ui/layout/MemberLayout.tsx'

export const Route = createFileRoute('/_member')({
  beforeLoad: async ({ context, location }) => {
    try {
      return { me: await context.api.users.me.ensureData() }
    } catch (error) {
      if (isUnauthorized(error)) throw redirect({ to: '/login', search: { next: location.href } })
      throw error
    }
  },
  component: MemberLayout,
})
