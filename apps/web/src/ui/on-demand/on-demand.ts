import { useEffect, useEffectEvent, useState } from 'react'
import { describeError } from '../describe-error.ts'
import { toast } from '../toasts/toast-store.ts'

/** For whatever opens a part: its code is on the way before the press is over. */
export type Intent = { onPointerEnter: () => void; onFocus: () => void }

export type OnDemand<Part> = {
  /** Asks for the part's code, once. A failure is forgotten, so that the next call asks anew. */
  load: () => Promise<Part>
  /** The part, where it has come. */
  current: () => Part | undefined
  intent: Intent
}

/**
 * A part of a screen that most visits never open. Not React's `lazy`: that shows a part which has come a moment later, and puts
 * the whole page away where it does not come.
 */
export function onDemand<Part>(importPart: () => Promise<Part>): OnDemand<Part> {
  let part: Part | undefined
  let coming: Promise<Part> | undefined
  const load = () => {
    coming ??= importPart().then(
      (loaded) => {
        part = loaded
        return loaded
      },
      (error) => {
        coming = undefined
        throw error
      },
    )
    return coming
  }
  // Who presses it hears of a failure then.
  const ask = () => void load().catch(() => {})
  return { load, current: () => part, intent: { onPointerEnter: ask, onFocus: ask } }
}

/** The part from the moment it is wanted and has come; it then stays. Where it does not come, a toast says so. */
export function usePart<Part>(
  { load, current }: OnDemand<Part>,
  isWanted: boolean,
  onFailure: () => void,
): Part | undefined {
  const [part, setPart] = useState<{ is: Part }>()
  const here = current()
  if (part === undefined && isWanted && here !== undefined) setPart({ is: here })
  const fail = useEffectEvent(onFailure)
  useEffect(() => {
    if (!isWanted || part !== undefined) return
    let isLeft = false
    load().then(
      (loaded) => !isLeft && setPart({ is: loaded }),
      (error) => {
        if (isLeft) return
        fail()
        toast({
          title: 'This could not be opened',
          description: `${describeError(error)} Try again, or reload the page.`,
          variant: 'destructive',
        })
      },
    )
    return () => {
      isLeft = true
    }
  }, [isWanted, part, load])
  return part?.is
}
