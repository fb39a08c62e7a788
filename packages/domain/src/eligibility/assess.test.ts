import { describe, expect, it } from 'vitest'
import { latestEdition } from '../program/editions.ts'
import { assess } from './assess.ts'
import { answersWith } from './testing.ts'

describe('an assessment', () => {
  it('of the newest edition compares with nothing newer, and still answers both', () => {
    const { newerEdition, editions } = assess(answersWith({ settlementFundsCAD: 22_000 }), latestEdition)
    expect(newerEdition).toBeNull()
    expect(editions.map(({ id, eligibilityResult }) => [id, eligibilityResult])).toEqual([
      ['specified', 'eligible'],
      ['2026', 'partially_eligible'],
    ])
  })

  it('keeps the documented verdict and names what is open', () => {
    const documented = assess(answersWith({ familySize: null, province: null }))
    expect(documented.eligibilityResult).toBe('eligible')
    expect(documented.unanswered).toEqual(['settlement_funds', 'residence'])
    expect(assess(answersWith({})).unanswered).toEqual([])
  })

  it('says null for each answer that was not given', () => {
    expect(assess({ province: 'ON' })).toMatchObject({
      province: 'ON',
      familySize: null,
      languageTest: null,
      ownershipData: null,
    })
  })
})
