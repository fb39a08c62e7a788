import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/**
 * For a button with a menu or panel that takes the place of a plain button once that was pressed: it takes the focus over too,
 * and opens. Not opened from the start, since where the focus goes back to is remembered on opening.
 */
export function useOpenedAtOnce({ onOpen }: { onOpen?: () => void } = {}) {
  const [opened, setState] = useState(false)
  const target = useRef<HTMLButtonElement>(null)
  const setOpened = (next: boolean) => {
    if (next && !opened) onOpen?.()
    setState(next)
  }
  const open = useEffectEvent(() => setOpened(true))
  useLayoutEffect(() => {
    target.current?.focus({ preventScroll: true })
    open()
  }, [])
  return { opened, setOpened, target }
}
