import { type ComponentType, useEffect, useState } from 'react'

/** The first screen, and what it asks for, come before. */
const afterMs = 2_000

/** Keeps the place of what tells of colleagues, and what else can wait until the screen has long been there. */
export function LiveSlot() {
  const [live, setLive] = useState<{ Is: ComponentType }>()
  useEffect(() => {
    const timer = setTimeout(() => {
      // Without it, the page is as it would be for somebody alone.
      import('../features/live/Live.tsx').then(({ Live }) => setLive({ Is: Live })).catch(() => {})
    }, afterMs)
    return () => clearTimeout(timer)
  }, [])
  return live && <live.Is />
}
