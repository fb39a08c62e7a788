import { useEffect, useRef, useState } from 'react'

/** Long enough for a word or a drag, short enough to be there when an address is copied. */
const settleAfter = 300

/**
 * A value that answers at once and is written to a slower place, such as the address, when it has settled. It stands until
 * that place has taken it over, and gives way to what that place says from then on.
 */
export function useSettlingValue<T>(stored: T, write: (value: T) => void): [T, (value: T) => void] {
  const [draft, setDraft] = useState<{ value: T; isWritten: boolean } | null>(null)
  const [seen, setSeen] = useState(stored)
  const latest = useRef(write)
  latest.current = write

  if (seen !== stored) {
    setSeen(stored)
    // What has been typed since is newer than what arrives here.
    if (draft?.isWritten) setDraft(null)
  }

  useEffect(() => {
    if (draft === null || draft.isWritten) return
    const timer = setTimeout(() => {
      latest.current(draft.value)
      setDraft({ ...draft, isWritten: true })
    }, settleAfter)
    return () => clearTimeout(timer)
  }, [draft])

  return [draft === null ? stored : draft.value, (value) => setDraft({ value, isWritten: false })]
}
