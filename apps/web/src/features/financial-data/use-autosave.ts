import { useEffect, useRef } from 'react'

/** Milliseconds after the last key. */
const pause = 1_000

/**
 * Saves what is typed: a moment after the last change, and at once when the part of the page is left. `text` is what is typed,
 * `isReady` whether it can be saved as it stands; `save` is always the latest.
 */
export function useAutosave(text: string, isReady: boolean, save: () => void): void {
  const latest = useRef({ isReady, save })
  latest.current = { isReady, save }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of what is typed begins a new pause
  useEffect(() => {
    if (!isReady) return
    const timer = setTimeout(() => latest.current.save(), pause)
    return () => clearTimeout(timer)
  }, [text, isReady])
  useEffect(
    () => () => {
      if (latest.current.isReady) latest.current.save()
    },
    [],
  )
}
