import { type DemoUsage, startDemoUsage, withEligibilityCompleted, withOrganizationView } from '@suv/domain'
import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { keptDraft } from '../../eligibility/draft-key.ts'
import { forgetResult } from '../../eligibility/visitor-result.ts'
import { useHasAccess } from '../../session/use-has-access.ts'
import { keptViews, listenForUsage, readUsage, writeUsage } from './demo-storage.ts'
import { demoDraftKey } from './screener-draft.ts'
import { type Demo, DemoContext } from './use-demo.ts'

/** Holds what was used of the demo, keeps it in this browser after every change, and follows the other tabs. */
export function DemoProvider({ children }: { children: ReactNode }) {
  // Deferred: the markup that was made at build time is taken over first, in slices.
  const isUsageKnown = useDeferredValue(useHydrated())
  const hasAccess = useHasAccess()
  const [kept, setUsage] = useState<DemoUsage>(load)
  // Two clicks can come before the page is drawn again; each builds on the one before.
  const latest = useRef(kept)

  useEffect(
    () =>
      listenForUsage(() => {
        latest.current = load()
        setUsage(latest.current)
      }),
    [],
  )

  const demo = useMemo<Demo>(() => {
    const usage = isUsageKnown ? kept : untouched
    function change(next: DemoUsage) {
      if (next === latest.current) return
      latest.current = next
      setUsage(next)
      writeUsage(next)
    }
    return {
      usage,
      isUsageKnown,
      hasAccess,
      countView: () => change(withOrganizationView(latest.current, now())),
      completeEligibility: () => change(withEligibilityCompleted(latest.current)),
      reset: () => {
        forgetResult()
        keptDraft(demoDraftKey).remove()
        keptViews.remove()
        change(startDemoUsage(now()))
      },
    }
  }, [isUsageKnown, hasAccess, kept])

  return <DemoContext value={demo}>{children}</DemoContext>
}

/** What the page shows before the browser was asked. */
const untouched = startDemoUsage('')

function load(): DemoUsage {
  if (import.meta.env.SSR) return untouched
  return readUsage() ?? startDemoUsage(now())
}

function now(): string {
  return new Date().toISOString()
}
