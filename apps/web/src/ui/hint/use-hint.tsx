import { type FocusEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import classes from './hint.module.css'

/** In milliseconds: nobody who only passes over is shown one. */
const delay = 700

type Shown = { text: string; top: number; left: number }

/**
 * A sentence about whatever the pointer rests on or the keyboard has reached, below it. Put `element` after the targets, in a
 * parent that places. Mantine's Tooltip finds a place at any edge of the screen, for 20 kB more.
 */
export function useHint() {
  const id = useId()
  const [shown, setShown] = useState<Shown | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const hideOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setShown(null)
    window.addEventListener('keydown', hideOnEscape)
    return () => {
      window.removeEventListener('keydown', hideOnEscape)
      clearTimeout(timer.current)
    }
  }, [])

  function show(text: string, { currentTarget: target }: FocusEvent<HTMLElement> | MouseEvent<HTMLElement>) {
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => setShown({ text, top: target.offsetTop + target.offsetHeight, left: target.offsetLeft }),
      delay,
    )
  }

  function hide() {
    clearTimeout(timer.current)
    setShown(null)
  }

  return {
    targetOf: (text: string) => ({
      'aria-describedby': shown?.text === text ? id : undefined,
      onMouseEnter: (event: MouseEvent<HTMLElement>) => show(text, event),
      onFocus: (event: FocusEvent<HTMLElement>) => {
        if (event.currentTarget.matches(':focus-visible')) show(text, event)
      },
      onMouseLeave: hide,
      onBlur: hide,
      onMouseDown: hide,
    }),
    element: shown && (
      <span className={classes.hint} id={id} role="tooltip" style={{ top: shown.top, left: shown.left }}>
        {shown.text}
      </span>
    ),
  }
}
