import { mayViewOrganizations } from '@suv/domain'
import { Notice } from '../../ui/Notice.tsx'
import { useDemo } from './frame/use-demo.ts'
import { viewsLeft } from './frame/views-text.ts'

/** How many organization views remain. */
export function ViewsBanner() {
  const { usage } = useDemo()
  return (
    <Notice tone={mayViewOrganizations(usage) ? 'plain' : 'amber'}>
      <strong>You have {viewsLeft(usage)}.</strong> The count is kept in this browser only.
    </Notice>
  )
}
