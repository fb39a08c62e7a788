import { type ListedOrganization, mayViewOrganizations } from '@suv/domain'
import { useState } from 'react'
import { DataProviders } from '../../../DataProviders.tsx'
import { useHeadingFocus } from '../../../ui/use-heading-focus.ts'
import { DemoFrame } from '../frame/DemoFrame.tsx'
import { useDemo } from '../frame/use-demo.ts'
import { DemoLimitReached } from './DemoLimitReached.tsx'
import { OrganizationBrowser } from './OrganizationBrowser.tsx'

/** Organizations while views remain, and then the limit. */
export function DemoOrganizationsPage() {
  const { usage, isUsageKnown, countView } = useDemo()
  const [opened, setOpened] = useState<readonly ListedOrganization[]>([])
  const mayView = mayViewOrganizations(usage)
  const headingRef = useHeadingFocus(mayView ? 'organizations' : 'limit')

  function open(organization: ListedOrganization) {
    setOpened((before) => [...before.filter(({ id }) => id !== organization.id), organization])
    countView()
  }

  return (
    <DemoFrame>
      {mayView ? (
        <DataProviders>
          <OrganizationBrowser
            usage={usage}
            isUsageKnown={isUsageKnown}
            openedIds={opened.map(({ id }) => id)}
            onOpen={open}
          />
        </DataProviders>
      ) : (
        <DemoLimitReached opened={opened} headingRef={headingRef} />
      )}
    </DemoFrame>
  )
}
