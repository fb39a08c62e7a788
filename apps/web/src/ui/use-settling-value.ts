import { useEffect, useRef, useState } from 'react'

/** Long enough for a word or a drag, short enough to be there when an address is copied. */
const settleAfter = 300

/**
 * A value that answers at once and is written to a slower place, such as the address, when it has settled. What that place
 * then says is taken over again.
 */
export function useSettlingValue<T>(stored: T, write: (value: T) => void): [T, (value: T) => void] {
  const [draft, setDraft] = useState<{ value: T } | null>(null)
  const latest = useRef(write)
  latest.current = write

  useEffect(() => {
    if (draft === null) return
    const timer = setTimeout(() => {
      latest.current(draft.value)
      setDraft(null)
    }, settleAfter)
    return () => clearTimeout(timer)
  }, [draft])

  return [draft === null ? stored : draft.value, (value) => setDraft({ value })]
}
