import type { DemoUsage } from '@suv/domain'
import { createContext, useContext } from 'react'

export type Demo = {
  usage: DemoUsage
  /** False in the first render of a page that was made at build time: nobody has looked into the browser yet. */
  isUsageKnown: boolean
  /** Whether it is a member with full access who tries the demo. */
  hasAccess: boolean
  /** Counts a click on an organization. */
  countView: () => void
  completeEligibility: () => void
  reset: () => void
}

export const DemoContext = createContext<Demo | null>(null)

/** What was used of the demo, and what changes it. Throws outside a DemoProvider. */
export function useDemo(): Demo {
  const demo = useContext(DemoContext)
  if (demo === null) throw new Error('useDemo must be used within a DemoProvider.')
  return demo
}
