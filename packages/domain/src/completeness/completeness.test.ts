import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { missingFrom, type PackEvidence, packKinds, packs, requiredOf } from './completeness.ts'

const people = [
  { id: 'a', name: 'Amara Okafor' },
  { id: 't', name: 'Tunde Okafor' },
]
const allOf = (kind: (typeof packKinds)[number], family: typeof people = people): PackEvidence[] =>
  requiredOf(kind, family).map(({ item, person }) => ({ item: item.id, personId: person.id, in: 'this' }))

describe.each(packKinds)('the pack %s', (kind) => {
  it('is complete with everything, and not without any one required item', () => {
    const family = fc
      .integer({ min: 1, max: 6 })
      .map((size) =>
        Array.from({ length: size }, (_, index) => ({ id: `p${index}`, name: `Person ${index}` })),
      )
    fc.assert(
      fc.property(family, fc.nat(), (members, seed) => {
        const evidence = allOf(kind, members)
        expect(missingFrom(kind, members, evidence)).toEqual([])
        const removed = seed % evidence.length
        const missing = missingFrom(kind, members, evidence.toSpliced(removed, 1))
        expect(missing).toMatchObject([
          { id: evidence[removed]?.item, personId: evidence[removed]?.personId },
        ])
      }),
    )
  })

  it('counts what lies in an earlier application only as absent', () => {
    const evidence = allOf(kind).map((each) => ({ ...each, in: 'earlier' as const }))
    const missing = missingFrom(kind, people, evidence)
    expect(missing).toHaveLength(evidence.length)
    expect(missing.every(({ isEarlierOnly }) => isEarlierOnly)).toBe(true)
  })

  it('names the rule, the person and the source of what is missing', () => {
    for (const { rule, personName, source } of missingFrom(kind, people, [])) {
      expect(rule).not.toBe('')
      expect(people.map(({ name }) => name)).toContain(personName)
      expect(source.url).toMatch(/^https:/)
    }
  })

  it('has each item once', () => {
    const ids = packs[kind].items.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

it('takes evidence of another person for nothing', () => {
  const evidence = allOf('work_permit_extension').map((each) => ({ ...each, personId: 't' }))
  expect(missingFrom('work_permit_extension', people, evidence)).toHaveLength(4)
})
