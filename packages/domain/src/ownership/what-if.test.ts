import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { specifiedEdition } from '../program/editions.ts'
import {
  type DilutionRound,
  dilute,
  type OwnershipStage,
  ownershipStages,
  type Shareholder,
  totalShares,
  unassignedId,
} from './what-if.ts'

const founder = (sharePct: number, id = 'a'): Shareholder => ({
  id,
  name: `Founder ${id}`,
  kind: 'applicant',
  sharePct,
})
const fund = (sharePct: number): Shareholder => ({ id: 'org', name: 'Fund', kind: 'organization', sharePct })
const round = (takesPct: number, kind: DilutionRound['kind'] = 'other'): DilutionRound => ({
  id: `r${takesPct}`,
  name: 'Seed',
  kind,
  takesPct,
})

/** The stages, where the shares make sense. */
function stagesOf(holders: readonly Shareholder[], rounds: readonly DilutionRound[] = []): OwnershipStage[] {
  const stages = ownershipStages(holders, rounds)
  if (stages === null) throw new Error('These shares make no sense.')
  return stages
}

const metOf = (stage: OwnershipStage | undefined) =>
  Object.fromEntries((stage?.rules ?? []).map(({ key, isMet }) => [key, isMet]))

const anyHolders = fc
  .array(
    fc.record({
      weight: fc.integer({ min: 1, max: 1_000 }),
      kind: fc.constantFrom('applicant', 'organization', 'other'),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .chain((parts) =>
    fc.double({ min: 1, max: 100, noNaN: true }).map((given): Shareholder[] => {
      const all = parts.reduce((sum, { weight }) => sum + weight, 0)
      return parts.map(({ weight, kind }, index) => ({
        id: String(index),
        name: `Holder ${index}`,
        kind: kind as Shareholder['kind'],
        sharePct: (given * weight) / all,
      }))
    }),
  )

const anyRounds = fc.array(
  fc.record({
    id: fc.uuid(),
    name: fc.string(),
    kind: fc.constantFrom<DilutionRound['kind']>('organization', 'other'),
    takesPct: fc.double({ min: 0, max: 100, noNaN: true }),
  }),
  { maxLength: 6 },
)

describe('ownershipStages', () => {
  it('dilutes by hand-computed steps', () => {
    const stages = stagesOf([founder(60), founder(25, 'b')], [round(20), round(10, 'organization')])
    const shares = stages.map(({ holders }) =>
      holders.map(({ sharePct }) => Math.round(sharePct * 100) / 100),
    )
    // 60, 25 and 15 left; times 0.8 beside the 20 of the seed round; times 0.9 beside the organization's 10.
    expect(shares).toEqual([
      [60, 25, 15],
      [48, 20, 12, 20],
      [43.2, 18, 10.8, 18, 10],
    ])
    expect(stages[0]?.holders[2]?.id).toBe(unassignedId)
    expect(stages[2]?.rules[1]?.actual).toBeCloseTo(43.2 + 18 + 10, 9)
  })

  it('adds to the organization that holds shares already', () => {
    const [, after] = stagesOf([founder(80), fund(20)], [round(50, 'organization')])
    expect(after?.holders.map(({ sharePct }) => sharePct)).toEqual([40, 60])
  })

  it.each([
    [[founder(10), founder(41, 'b')], { each_applicant: true, jointly: true, applicants: true }],
    [[founder(9.99), founder(60, 'b')], { each_applicant: false, jointly: true, applicants: true }],
    [[founder(50)], { each_applicant: true, jointly: false, applicants: true }],
    [[founder(50), fund(0.01)], { each_applicant: true, jointly: true, applicants: true }],
    [[fund(60)], { each_applicant: false, jointly: true, applicants: false }],
    [
      ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => founder(15, id)),
      { each_applicant: true, jointly: true, applicants: false },
    ],
  ])('judges %j', (holders, expected) => {
    expect(metOf(stagesOf(holders)[0])).toEqual(expected)
  })

  it('names who holds too little', () => {
    expect(stagesOf([founder(9), founder(60, 'b')])[0]?.rules[0]).toMatchObject({
      names: ['Founder a'],
      actual: 9,
      limit: 10,
    })
  })

  it.each([
    [[founder(60), founder(41, 'b')], []],
    [[founder(-1)], []],
    [[founder(Number.NaN)], []],
    [[founder(60)], [round(101)]],
    [[founder(60)], [round(Number.NaN)]],
  ])('has no answer for %j and %j', (holders, rounds) => {
    expect(ownershipStages(holders, rounds)).toBeNull()
  })

  it('adds to 100 after every round, with each share between 0 and 100', () => {
    fc.assert(
      fc.property(anyHolders, anyRounds, (holders, rounds) => {
        const stages = stagesOf(holders, rounds)
        expect(stages).toHaveLength(rounds.length + 1)
        for (const stage of stages) {
          expect(totalShares(stage.holders)).toBeCloseTo(100, 8)
          for (const { sharePct } of stage.holders) {
            expect(sharePct).toBeGreaterThanOrEqual(0)
            expect(sharePct).toBeLessThanOrEqual(100 + 1e-9)
          }
          expect(stage.isMet).toBe(stage.rules.every(({ isMet }) => isMet))
        }
      }),
    )
  })

  it('never helps an applicant to be diluted', () => {
    fc.assert(
      fc.property(anyHolders, anyRounds, (holders, rounds) => {
        const stages = stagesOf(holders, rounds)
        for (const [index, stage] of stages.entries()) {
          const before = stages[index - 1]
          if (before === undefined) continue
          expect(stage.rules[0]?.actual).toBeLessThanOrEqual((before.rules[0]?.actual ?? 0) + 1e-9)
        }
      }),
    )
  })

  it('says how much room a further round has: just within keeps the rules, just beyond breaks one', () => {
    expect(stagesOf([founder(60), founder(25, 'b')])[0]?.roomPct).toBeCloseTo(100 * (1 - 50 / 85), 9)
    fc.assert(
      fc.property(anyHolders, (holders) => {
        const [start] = stagesOf(holders)
        if (start === undefined || !start.isMet || start.roomPct < 0.01 || start.roomPct > 99.9) return
        const after = (takesPct: number) => stagesOf(dilute(start.holders, round(takesPct)))[0]
        expect(after(start.roomPct - 0.001)?.isMet).toBe(true)
        expect(after(start.roomPct + 0.001)?.isMet).toBe(false)
      }),
    )
  })

  it('takes its limits from the edition', () => {
    const edition = {
      ...specifiedEdition,
      minimumOwnershipPct: { ...specifiedEdition.minimumOwnershipPct, value: 30 },
    }
    expect(metOf(ownershipStages([founder(25), founder(60, 'b')], [], edition)?.[0])).toMatchObject({
      each_applicant: false,
    })
  })
})
