import { type ListedOrganization, mayViewOrganizations } from '@suv/domain'
import { DataProviders } from '../../../DataProviders.tsx'
import { useHeadingFocus } from '../../../ui/use-heading-focus.ts'
import { DemoFrame } from '../frame/DemoFrame.tsx'
import { useDemo } from '../frame/use-demo.ts'
import { DemoLimitReached } from './DemoLimitReached.tsx'
import { OrganizationBrowser } from './OrganizationBrowser.tsx'
import { useViewed } from './use-viewed.ts'

/** Organizations while views remain, and then the limit. */
export function DemoOrganizationsPage() {
  const { usage, isUsageKnown, countView } = useDemo()
  const { viewed, addViewed } = useViewed()
  const mayView = mayViewOrganizations(usage)
  const headingRef = useHeadingFocus(mayView ? 'organizations' : 'limit')

  /** Opened again, an organization costs nothing. */
  function open(organization: ListedOrganization) {
    if (addViewed(organization)) countView()
  }

  return (
    <DemoFrame>
      {mayView ? (
        <DataProviders>
          <OrganizationBrowser
            usage={usage}
            isUsageKnown={isUsageKnown}
            openedIds={viewed.map(({ id }) => id)}
            onOpen={open}
          />
        </DataProviders>
      ) : (
        <DemoLimitReached opened={viewed} headingRef={headingRef} />
      )}
    </DemoFrame>
  )
}
