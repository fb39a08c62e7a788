import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answersWith } from '../eligibility/testing.ts'
import { verdictOn } from '../eligibility/verdict.ts'
import { editionBeside, latestEdition, programEditions, specifiedEdition } from '../program/editions.ts'
import { financialRequirements } from './requirements.ts'

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 6 })
const anyFunds = maybe(fc.integer({ min: 0, max: 60_000 }))
const anyFamily = maybe(fc.integer({ min: 1, max: 12 }))

describe('financialRequirements', () => {
  it('says of the settlement funds what the screener says of the same answers', () => {
    fc.assert(
      fc.property(anyFunds, anyFamily, fc.constantFrom(...programEditions), (funds, family, edition) => {
        const verdict = verdictOn(answersWith({ settlementFundsCAD: funds, familySize: family }), edition)
        const screener = verdict.criteria.find(({ key }) => key === 'settlement_funds')
        const [, , finances] = financialRequirements({ settlementFunds: funds }, family, edition)
        expect(finances?.status).toBe(screener?.status)
        expect(finances?.required).toBe(screener?.amountCAD)
        const gap = verdict.gaps.find((text) => text.startsWith('Increase settlement funds'))
        expect(gap ?? null).toBe(
          finances?.missing === 0
            ? null
            : `Increase settlement funds by $${finances?.missing.toLocaleString('en-CA')} CAD`,
        )
      }),
    )
  })

  it('calls the funds met at the amount, and not a dollar below', () => {
    const statusAt = (settlementFunds: number) =>
      financialRequirements({ settlementFunds }, 3).find(({ key }) => key === 'settlement_funds')?.status
    expect(statusAt(23_360)).toBe('met')
    expect(statusAt(23_359)).toBe('not_met')
    expect(statusAt(1)).toBe('not_met')
  })

  it('leads with the edition in force', () => {
    expect(financialRequirements({}, 3).map(({ required }) => required)).toEqual([200_000, 75_000, 23_360])
  })

  it('calls an investor met at the least commitment', () => {
    const statuses = (vcInvestmentCommitted: number, angelInvestmentCommitted: number) =>
      financialRequirements({ vcInvestmentCommitted, angelInvestmentCommitted }, 1).map(
        ({ status }) => status,
      )
    expect(statuses(200_000, 74_999)).toEqual(['met', 'not_met', 'not_answered'])
    expect(statuses(199_999, 75_000)).toEqual(['not_met', 'met', 'not_answered'])
  })
})

describe('editionBeside', () => {
  it('is the specified edition beside that in force, and that in force beside any other', () => {
    expect(editionBeside(latestEdition)).toBe(specifiedEdition)
    for (const edition of programEditions.filter(({ id }) => id !== latestEdition.id)) {
      expect(editionBeside(edition)).toBe(latestEdition)
    }
  })
})
