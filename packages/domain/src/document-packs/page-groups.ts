/** What a page needs in a file of its own: its objects by number, each with its bytes. Pages may share objects. */
export type PageWeight = ReadonlyMap<number, number>

/**
 * Pages in files, in their order: each file takes pages until the next would bring it above the limit. A page that is above it
 * alone stands alone.
 *
 * @param base bytes that every file has besides its pages.
 * @returns indexes of pages, from 0.
 */
export function groupPages(
  pages: readonly PageWeight[],
  { limit, base }: { limit: number; base: number },
): number[][] {
  const groups: number[][] = []
  let held = new Set<number>()
  let total = base
  for (const [index, page] of pages.entries()) {
    const last = groups.at(-1)
    const added = sumOf(page, held)
    if (last === undefined || total + added > limit) {
      groups.push([index])
      held = new Set(page.keys())
      total = base + sumOf(page, new Set())
    } else {
      last.push(index)
      for (const object of page.keys()) held.add(object)
      total += added
    }
  }
  return groups
}

function sumOf(page: PageWeight, held: ReadonlySet<number>): number {
  let sum = 0
  for (const [object, bytes] of page) if (!held.has(object)) sum += bytes
  return sum
}
