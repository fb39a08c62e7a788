import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { notificationsStaleTime } from '../features/notifications/stale-time.ts'
import { forgetSession, isSignedIn, markMember } from '../features/session/session.ts'

export const Route = createFileRoute('/_member')({
  // With what its data are read by, in one file.
  staticData: { file: 'src/first-load/member-data.ts' },
  codeSplitGroupings: [],
  beforeLoad: async ({ location, preload }) => {
    // Public pages do without it. The routes below find both in their context.
    const { api, queryClient, isUnauthorized, dayInZone, keptResult } = await import(
      '../first-load/member-data.ts'
    )
    try {
      const [me, { isActive }] = await Promise.all([
        api.users.me.ensureData(),
        api.memberships.access.ensureData(),
      ])
      if (import.meta.env.SSR)
        return { me, hasAccess: isActive, api, queryClient, today: dayInZone(new Date()) }
      // Asked once a page load, for its side effect: it prolongs a session that is over a day old.
      void isSignedIn()
      markMember(true)
      if (!preload && keptResult.read() !== null) {
        const { takeOverResult } = await import('../features/eligibility/take-over-result.ts')
        await takeOverResult(me.id)
      }
      return { me, hasAccess: isActive, api, queryClient, today: dayInZone(new Date()) }
    } catch (error) {
      if (!isUnauthorized(error)) throw error
      forgetSession()
      throw redirect({ to: '/login', search: { next: location.href } })
    }
  },
  // Not awaited: the bell gets its dot when the answer comes. Asked for here, it travels with what the screen asks for.
  loader: ({ context: { api, today } }) => {
    void api.notifications.list.prefetch({ today }, { staleTime: notificationsStaleTime })
  },
  component: lazyRouteComponent(() => import('../first-load/member-data.ts'), 'MemberArea'),
})
