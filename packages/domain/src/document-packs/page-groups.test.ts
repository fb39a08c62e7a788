import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { groupPages } from './page-groups.ts'

const object = fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 90 }))
const cases = fc.record({
  // An object has one size, whichever page names it.
  sizes: fc.array(object, { maxLength: 40 }).map((entries) => new Map(entries)),
  uses: fc.array(fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 8 }), { maxLength: 60 }),
  limit: fc.integer({ min: 20, max: 400 }),
  base: fc.integer({ min: 0, max: 19 }),
})

const pagesOf = ({ sizes, uses }: { sizes: Map<number, number>; uses: number[][] }) =>
  uses.map((used) => new Map(used.map((number) => [number, sizes.get(number) ?? 5])))

const weigh = (pages: Map<number, number>[], group: number[], base: number) => {
  const all = new Map(group.flatMap((index) => [...(pages[index] ?? [])]))
  return [...all.values()].reduce((sum, bytes) => sum + bytes, base)
}

it('keeps every page once and in order, within the limit unless a page stands alone', () => {
  fc.assert(
    fc.property(cases, ({ limit, base, ...given }) => {
      const pages = pagesOf(given)
      const groups = groupPages(pages, { limit, base })
      expect(groups.flat()).toEqual(pages.map((_, index) => index))
      for (const group of groups) {
        if (group.length > 1) expect(weigh(pages, group, base)).toBeLessThanOrEqual(limit)
      }
    }),
  )
})

it('begins a file only where the next page does not fit', () => {
  fc.assert(
    fc.property(cases, ({ limit, base, ...given }) => {
      const pages = pagesOf(given)
      const groups = groupPages(pages, { limit, base })
      for (const [at, group] of groups.entries()) {
        const [next] = groups[at + 1] ?? []
        if (next !== undefined) expect(weigh(pages, [...group, next], base)).toBeGreaterThan(limit)
      }
    }),
  )
})

it('counts what pages share once', () => {
  const shared = [new Map([[1, 60]]), new Map([[1, 60]]), new Map([[2, 60]])]
  expect(groupPages(shared, { limit: 100, base: 0 })).toEqual([[0, 1], [2]])
})
