import { Outlet } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { useToast } from '../ui/toasts/toast-store.ts'
import { PageTitle } from './PageTitle.tsx'

/** What stands around every page. */
export function RootFrame() {
  const { toasts } = useToast()
  const Toaster = useToaster(toasts.length)
  return (
    <>
      <PageTitle />
      <Outlet />
      {toasts.length > 0 && Toaster && <Toaster />}
    </>
  )
}

/**
 * What shows toasts, from the first one on: most pages never show any. Not React's `lazy`, which puts the whole page away where
 * it does not come, as for the message that a save has failed without a network: it is asked for again when that is back.
 */
function useToaster(count: number): ComponentType | undefined {
  const [loaded, setLoaded] = useState<{ is: ComponentType }>()
  useEffect(() => {
    if (count === 0 || loaded !== undefined) return
    // Awaited: behind a `then`, the build would leave what the file's own looks throw to nobody.
    const load = async () => {
      try {
        const file = await import('../ui/toasts/Toaster.tsx')
        setLoaded({ is: file.default })
      } catch {
        // What was to be said stays in the store, and is shown once the file comes.
      }
    }
    void load()
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [count, loaded])
  return loaded?.is
}
