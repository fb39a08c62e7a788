import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applySourceChange,
  commitmentLabel,
  commitmentsToAdopt,
  committedBySource,
  sourceKindLabel,
  supportLetterLabel,
} from './funding-sources.ts'
import { type FundingSource, fundingSourceSchema, supportLetterStatuses } from './schema.ts'

const source = (fields: Partial<FundingSource> = {}): FundingSource => ({
  source: 'Maple Ventures',
  organization_type: 'venture_capital',
  amount: 200_000,
  committed: true,
  ...fields,
})

const anySource: fc.Arbitrary<FundingSource> = fc
  .record({
    source: fc.constantFrom('Fund', 'Angel', 'Bank'),
    organization_type: fc.constantFrom('venture_capital', 'angel_investor', 'bank', null),
    amount: fc.integer({ min: 0, max: 3 }),
    committed: fc.boolean(),
    support_letter_status: fc.constantFrom(...supportLetterStatuses, null),
  })
  .map((fields) => fundingSourceSchema.parse(fields))

describe('labels', () => {
  it.each([
    ['received', 'Received'],
    ['pending', 'Pending'],
    ['not_started', 'Not Started'],
    [null, 'Not Started'],
    [undefined, 'Not Started'],
  ] as const)('a letter that is %s is %s', (status, label) => {
    expect(supportLetterLabel(status)).toBe(label)
  })

  it('say Committed or Pending', () => {
    expect([commitmentLabel(source()), commitmentLabel(source({ committed: false }))]).toEqual([
      'Committed',
      'Pending',
    ])
  })
})

describe('commitments', () => {
  const sources = [
    source(),
    source({ amount: 50_000 }),
    source({ organization_type: 'angel_investor', amount: 75_000 }),
    source({ organization_type: 'angel_investor', amount: 1, committed: false }),
    source({ organization_type: null, amount: 9 }),
  ]

  it('are the committed sources of the two kinds', () => {
    expect(committedBySource(sources)).toEqual({ vc: 250_000, angel: 75_000 })
  })

  it('are offered only where they differ from what is stored', () => {
    const stored = { vcInvestmentCommitted: 250_000, angelInvestmentCommitted: null }
    expect(commitmentsToAdopt({ fundingSources: sources, ...stored })).toEqual({
      angelInvestmentCommitted: 75_000,
    })
    expect(commitmentsToAdopt({ fundingSources: [], ...stored })).toEqual({})
  })
})

describe('applySourceChange', () => {
  const list = [source({ source: 'A' }), source({ source: 'B' }), source({ source: 'C' })]
  const [first, second] = list as [FundingSource, FundingSource]

  it('adds, replaces and removes', () => {
    const added = source({ source: 'D' })
    expect(applySourceChange(list, { kind: 'add', source: added })).toEqual([...list, added])
    expect(applySourceChange(list, { kind: 'add', source: added, at: 0 })).toEqual([added, ...list])
    const replaced = applySourceChange(list, { kind: 'replace', before: second, source: added })
    expect(replaced?.map((one) => one.source)).toEqual(['A', 'D', 'C'])
    expect(applySourceChange(list, { kind: 'remove', before: first })).toEqual(list.slice(1))
  })

  it('takes null and left out for the same, and refuses what is no longer there', () => {
    expect(applySourceChange(list, { kind: 'remove', before: { ...first, description: null } })).toHaveLength(
      2,
    )
    expect(applySourceChange(list, { kind: 'remove', before: { ...first, amount: 1 } })).toBeNull()
    expect(applySourceChange([], { kind: 'replace', before: first, source: second })).toBeNull()
  })

  it('undoes a removal by adding at the same place', () => {
    fc.assert(
      fc.property(fc.array(anySource, { minLength: 1, maxLength: 6 }), fc.nat(), (sources, seed) => {
        const before = sources[seed % sources.length] as FundingSource
        const at = sources.indexOf(before)
        const removed = applySourceChange(sources, { kind: 'remove', before }) ?? []
        expect(removed).toHaveLength(sources.length - 1)
        const restored = applySourceChange(removed, { kind: 'add', source: before, at })
        // Equal sources are interchangeable.
        expect(restored?.map((one) => one.amount).toSorted()).toEqual(
          sources.map((one) => one.amount).toSorted(),
        )
      }),
    )
  })
})

it('calls a kind of source by its label, and one that it does not know as it was written', () => {
  expect(sourceKindLabel('angel_investor')).toBe('Angel investor group')
  expect(sourceKindLabel('bank')).toBe('Bank')
  expect(sourceKindLabel('family office')).toBe('family office')
  // No key of every object either.
  expect(sourceKindLabel('constructor')).toBe('constructor')
  expect(sourceKindLabel('')).toBeNull()
})
