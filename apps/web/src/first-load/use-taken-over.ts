import { useEffect } from 'react'
import { endEarlyInput } from './early-input.ts'

/**
 * For each page that is made at build time, in the component that is all of it: the app takes the markup over from the outside
 * in, and only then is this part's turn over.
 */
export function useTakenOver(): void {
  // A step later: in the middle of its own work React puts off what it is told.
  useEffect(() => queueMicrotask(endEarlyInput), [])
}
