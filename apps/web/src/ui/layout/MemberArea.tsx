import { DataProviders } from '../../DataProviders.tsx'
import { MemberLayout } from './MemberLayout.tsx'

/** Every signed-in page: its data and its frame. */
export function MemberArea() {
  return (
    <DataProviders>
      <MemberLayout />
    </DataProviders>
  )
}
