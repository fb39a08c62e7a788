import type { ListedOrganization } from '@suv/domain'
import { useMemo, useRef, useState } from 'react'
import { useDemo } from '../frame/use-demo.ts'
import { readViewed, writeViewed } from './viewed-organizations.ts'

export type Viewed = {
  viewed: readonly ListedOrganization[]
  /** @returns whether it was not among them. */
  addViewed: (organization: ListedOrganization) => boolean
}

/** The organizations that were opened, here and in other tabs, since the demo began. */
export function useViewed(): Viewed {
  const { usage, isUsageKnown } = useDemo()
  const { organizationViews } = usage
  // Where the browser keeps nothing, this page does.
  const [here, setHere] = useState<readonly ListedOrganization[]>([])
  // Two clicks can come before the page is drawn again.
  const latest = useRef(here)
  const viewed = useMemo(() => {
    // After a reset in another tab nothing was opened.
    const isStart = !isUsageKnown || organizationViews === 0
    latest.current = isStart ? [] : withoutDoubles([...readViewed(), ...here])
    return latest.current
  }, [isUsageKnown, organizationViews, here])

  return {
    viewed,
    addViewed: (organization) => {
      const known = withoutDoubles([...latest.current, ...(organizationViews === 0 ? [] : readViewed())])
      if (known.some(({ id }) => id === organization.id)) return false
      latest.current = [...known, organization]
      writeViewed(latest.current)
      setHere(latest.current)
      return true
    },
  }
}

function withoutDoubles(organizations: readonly ListedOrganization[]): ListedOrganization[] {
  return [...new Map(organizations.map((organization) => [organization.id, organization])).values()]
}
