import { type ListedOrganization, mayViewOrganizations } from '@suv/domain'
import { useState } from 'react'
import { useHeadingFocus } from '../../../ui/use-heading-focus.ts'
import { DemoFrame } from '../DemoFrame.tsx'
import { useDemo } from '../use-demo.ts'
import { DemoLimitReached } from './DemoLimitReached.tsx'
import { OrganizationBrowser } from './OrganizationBrowser.tsx'

/** Organizations while views remain, and then the limit. */
export function DemoOrganizationsPage() {
  const { usage, countView } = useDemo()
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
        <OrganizationBrowser usage={usage} openedIds={opened.map(({ id }) => id)} onOpen={open} />
      ) : (
        <DemoLimitReached opened={opened} headingRef={headingRef} />
      )}
    </DemoFrame>
  )
}
