import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { latestEdition, programEditions, specifiedEdition } from './editions.ts'
import { requiredSettlementFunds } from './settlement-funds.ts'

describe('requiredSettlementFunds', () => {
  it.each([
    [1, 13757],
    [2, 17127],
    [3, 21055],
    [4, 25564],
    [5, 28994],
    [6, 32700],
    [7, 36407],
    [8, 36407],
    [30, 36407],
  ])('asks a family of %i for %i', (familySize, amount) => {
    expect(requiredSettlementFunds(familySize, specifiedEdition)).toBe(amount)
  })

  it.each([null, undefined, 0, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'takes a family size of %s for one person',
    (familySize) => {
      expect(requiredSettlementFunds(familySize, specifiedEdition)).toBe(13757)
    },
  )

  it('adds for each person beyond seven where the edition does', () => {
    expect(requiredSettlementFunds(7, latestEdition)).toBe(40392)
    expect(requiredSettlementFunds(9, latestEdition)).toBe(40392 + 2 * 4112)
  })

  it('never asks a larger family, or under a newer edition, for less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 29 }), (familySize) => {
        const amounts = programEditions.map((edition) => requiredSettlementFunds(familySize, edition))
        expect(amounts).toEqual([...amounts].sort((a, b) => a - b))
        for (const edition of programEditions) {
          expect(requiredSettlementFunds(familySize + 1, edition)).toBeGreaterThanOrEqual(
            requiredSettlementFunds(familySize, edition),
          )
        }
      }),
    )
  })
})
