import { useState } from 'react'

/** Texts by the name of their field, for as long as the page is open: a change of tab must not lose them. Kept nowhere else. */
const drafts = new Map<string, string>()

export function useDraft(name: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => drafts.get(name) ?? '')
  return [
    text,
    (next) => {
      drafts.set(name, next)
      setText(next)
    },
  ]
}
