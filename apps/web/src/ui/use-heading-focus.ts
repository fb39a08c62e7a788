import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to the heading of each new place, and the page to its top. The first place is left alone: there the
 * member has not moved yet.
 */
export function useHeadingFocus(place: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const current = useRef(place)
  useEffect(() => {
    if (current.current === place) return
    current.current = place
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [place])
  return heading
}
