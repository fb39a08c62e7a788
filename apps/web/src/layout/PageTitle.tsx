import { productName } from '@suv/domain'
import { useMatches } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Keeps the tab's title, and tells a screen reader when a link has changed the page without loading it anew. */
export function PageTitle() {
  const title = useMatches({
    select: (matches) => {
      if (matches.some((match) => match._notFound || match.status === 'notFound')) return 'Page Not Found'
      return matches.findLast((match) => match.staticData.title)?.staticData.title
    },
  })
  const announcement = useAfterFirst(title)

  useEffect(() => {
    document.title = title ? `${title} · ${productName}` : productName
  }, [title])

  return (
    <span className="sr-only" role="status">
      {announcement}
    </span>
  )
}

/** The value once it has changed; the browser itself announces the first page. */
function useAfterFirst(value: string | undefined): string | undefined {
  const first = useRef(value)
  if (first.current === value) return undefined
  first.current = undefined
  return value
}
