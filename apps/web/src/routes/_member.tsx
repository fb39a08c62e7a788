import { createFileRoute, redirect } from '@tanstack/react-router'
import { forgetSession, isSignedIn } from '../features/session/session.ts'
import { isUnauthorized } from '../query-client.ts'
import { MemberLayout } from '../ui/layout/MemberLayout.tsx'

export const Route = createFileRoute('/_member')({
  beforeLoad: async ({ context, location }) => {
    try {
      const me = await context.api.users.me.ensureData()
      // Asked once a page load, for its side effect: it prolongs a session that is over a day old.
      void isSignedIn(context.queryClient)
      return { me }
    } catch (error) {
      if (!isUnauthorized(error)) throw error
      forgetSession(context.queryClient)
      throw redirect({ to: '/login', search: { next: location.href } })
    }
  },
  component: MemberLayout,
})
