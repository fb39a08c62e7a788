import { createFileRoute, redirect } from '@tanstack/react-router'
import { localDay } from '../features/milestones/days.ts'
import { notificationsStaleTime } from '../features/notifications/stale-time.ts'
import { isSignedIn } from '../features/session/session.ts'
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
      if (isUnauthorized(error)) throw redirect({ to: '/login', search: { next: location.href } })
      throw error
    }
  },
  // Not awaited: the bell gets its dot when the answer comes. Asked for here, it travels with what the screen asks for.
  loader: ({ context: { api } }) => {
    const input = { today: localDay(new Date()) }
    void api.notifications.list.prefetch(input, { staleTime: notificationsStaleTime })
  },
  component: MemberLayout,
})
