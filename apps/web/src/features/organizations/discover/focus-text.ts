import { type FocusArea, focusAreas } from '@suv/domain'

/** The known focus areas of the address, each once, in the product's order. */
export function readFocus(focus: string | undefined): FocusArea[] {
  const wanted = new Set((focus ?? '').split(','))
  return focusAreas.filter((area) => wanted.has(area))
}
