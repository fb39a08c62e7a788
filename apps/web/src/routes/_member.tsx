import { createFileRoute, Outlet, redirect, useLocation } from '@tanstack/react-router'
import { isSignedIn } from '../features/session/session.ts'
import { MembershipNeeded } from '../features/signup/MembershipNeeded.tsx'
import { isUnauthorized } from '../query-client.ts'
import { MemberLayout } from '../ui/layout/MemberLayout.tsx'

export const Route = createFileRoute('/_member')({
  beforeLoad: async ({ context, location }) => {
    try {
      const [me, { isActive }] = await Promise.all([
        context.api.users.me.ensureData(),
        context.api.memberships.access.ensureData(),
      ])
      // Asked once a page load, for its side effect: it prolongs a session that is over a day old.
      void isSignedIn(context.queryClient)
      return { me, hasAccess: isActive }
    } catch (error) {
      if (isUnauthorized(error)) throw redirect({ to: '/login', search: { next: location.href } })
      throw error
    }
  },
  component: MemberArea,
})

/** Without an active membership the working areas give way to the offer; the account stays open. */
function MemberArea() {
  const { hasAccess } = Route.useRouteContext()
  const isAccount = useLocation({ select: ({ pathname }) => pathname.startsWith('/account') })
  return <MemberLayout>{hasAccess || isAccount ? <Outlet /> : <MembershipNeeded />}</MemberLayout>
}
