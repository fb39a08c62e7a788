import type { Resource } from './schema.ts'

type Searched = Pick<Resource, 'title' | 'description' | 'category'>

/** The resources whose title, description or category has the text, whatever its case; all of them for a blank text. */
export function searchResources<R extends Searched>(resources: readonly R[], text: string): readonly R[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return resources
  return resources.filter(({ title, description, category }) =>
    [title, description, category].some((field) => field.toLowerCase().includes(wanted)),
  )
}
