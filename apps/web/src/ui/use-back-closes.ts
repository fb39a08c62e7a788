import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether something lies over the page in this entry, which Back takes away. */
    isCovered?: true
  }
}

/**
 * Has the browser's Back close what lies over the page: a phone's Back is how many people close things. It gets an entry of its own
 * in the history, which goes when it is closed otherwise. A link in it opens with `replace`, in that entry's place.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const router = useRouter()
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    const { history } = router
    void router.navigate({
      to: '.',
      search: true,
      hash: true,
      resetScroll: false,
      state: (before) => ({ ...before, isCovered: true }),
    })
    const stopListening = history.subscribe(({ location }) => {
      if (location.state.isCovered === undefined) closeNow()
    })
    return () => {
      stopListening()
      if (history.location.state.isCovered) history.back()
    }
  }, [isOpen, router])
}
