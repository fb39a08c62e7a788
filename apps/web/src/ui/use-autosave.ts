import { useEffect, useRef } from 'react'

/** Milliseconds after the last key. */
const pause = 1_000

/**
 * Saves what is typed: a moment after the last change, at once when the part of the page is left, and again when the network is
 * back after a save that failed without it. `text` is what is typed, `isReady` whether something of it is still to be saved
 * and can be; `save` is always the latest.
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
  useEffect(() => {
    const saveIfReady = () => {
      if (latest.current.isReady) latest.current.save()
    }
    addEventListener('online', saveIfReady)
    return () => {
      removeEventListener('online', saveIfReady)
      saveIfReady()
    }
  }, [])
}
