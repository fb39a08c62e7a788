import { getRouteApi, Outlet, useMatches } from '@tanstack/react-router'
import { DataProviders } from '../DataProviders.tsx'
import { MembershipNeeded } from '../features/signup/MembershipNeeded.tsx'
import { ReadingNote } from '../features/workspaces/ReadingNote.tsx'
import { MemberLayout } from './MemberLayout.tsx'

const route = getRouteApi('/_member')

/**
 * Every signed-in page: its data and its frame. Without an active membership the working areas give way to the offer; what is
 * open to all, the account, stays.
 */
export function MemberArea() {
  const { hasAccess } = route.useRouteContext()
  const isOpenToAll = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.isOpenToAll),
  })
  return (
    <DataProviders>
      <MemberLayout>
        {hasAccess && !isOpenToAll && <ReadingNote />}
        {hasAccess || isOpenToAll ? <Outlet /> : <MembershipNeeded />}
      </MemberLayout>
    </DataProviders>
  )
}
