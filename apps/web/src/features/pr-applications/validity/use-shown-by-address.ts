import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

/** Brings the part that the address names into view once it is there: what is read from the server comes after the page. */
export function useShownByAddress(): RefObject<HTMLDivElement | null> {
  const inside = useRef<HTMLDivElement>(null)
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    if (hash === '') return
    const part = document.getElementById(hash)
    if (part !== null && inside.current?.contains(part)) part.scrollIntoView()
  }, [hash])
  return inside
}
