import { useEffect } from 'react'
import { endEarlyInput } from './early-input.ts'

/**
 * For each page whose markup comes before the code, in the component that is all of it: the app takes the markup over from the
 * outside in, and only then is this part's turn over.
 * @param isReady Whether the page can be told what was done before.
 */
export function useTakenOver(isReady = true): void {
  // A step later: in the middle of its own work React puts off what it is told.
  useEffect(() => {
    if (isReady) queueMicrotask(endEarlyInput)
  }, [isReady])
}
