import { getRouteApi, Outlet, useLocation } from '@tanstack/react-router'
import { DataProviders } from '../DataProviders.tsx'
import { MembershipNeeded } from '../features/signup/MembershipNeeded.tsx'
import { ReadingNote } from '../features/workspaces/ReadingNote.tsx'
import { MemberLayout } from './MemberLayout.tsx'

const route = getRouteApi('/_member')

/**
 * Every signed-in page: its data and its frame. Without an active membership the working areas give way to the offer; the
 * account stays open.
 */
export function MemberArea() {
  const { hasAccess } = route.useRouteContext()
  const isAccount = useLocation({ select: ({ pathname }) => pathname.startsWith('/account') })
  return (
    <DataProviders>
      <MemberLayout>
        {hasAccess && !isAccount && <ReadingNote />}
        {hasAccess || isAccount ? <Outlet /> : <MembershipNeeded />}
      </MemberLayout>
    </DataProviders>
  )
}
