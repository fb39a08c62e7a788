import { useQuery } from '@tanstack/react-query'
import type canada from './canada.json'
import address from './canada.json?url'

/** The outlines that the map is drawn from. They come after the page, which shows its markers and its list without them. */
export function useLand() {
  return useQuery({
    queryKey: ['land'],
    queryFn: async ({ signal }) => {
      const response = await fetch(address, { signal })
      if (!response.ok) throw new Error(`The outlines of the map were answered with ${response.status}.`)
      return (await response.json()) as typeof canada
    },
  })
}
