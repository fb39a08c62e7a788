import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultMatchThreshold } from '../companies/kinds.ts'
import { focusAreas } from '../organizations/schema.ts'
import type { MatchedOrganization } from './criteria.ts'
import { fittingMatches } from './fitting.ts'
import { focusAreasIn } from './focus-areas.ts'
import { type MatchProfile, toMatchProfile } from './profile.ts'
import { matchPartSchema, matchStatuses } from './schema.ts'
import { rankMatches, scoreMatch } from './score-match.ts'
import { matchStatusLabels, nextMatchStatuses, offersMarkAsContacted } from './status.ts'
import { anyOrganization, anyProfile, anyWeights } from './testing.ts'
import { defaultMatchWeights, matchPartKeys, normalizeWeights } from './weights.ts'

// The package knows no Node types; only this measurement asks the host for its time.
declare const process: { cpuUsage(): { user: number; system: number } }
declare const console: { warn(text: string): void }

function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

const profile: MatchProfile = {
  plan: 'vc',
  focusAreas: ['healthtech', 'AI/ML'],
  sector: 'Digital health',
  province: 'ON',
  stage: 'prototype',
  investmentNeeded: 250_000,
}

const fund: MatchedOrganization = {
  type: 'venture_capital',
  focusAreas: ['healthtech', 'AI/ML', 'SaaS'],
  industries: [],
  investmentRange: { min: 200_000, max: 1_000_000, typical: null },
  isPriorityProcessing: true,
  province: 'ON',
  description: 'Seed-stage fund for health.',
}

const pointsOf = (organization: MatchedOrganization, of: MatchProfile = profile) =>
  Object.fromEntries(scoreMatch(of, organization).parts.map(({ key, points }) => [key, points]))

describe('scoreMatch', () => {
  it('gives 100 where everything fits, and says why', () => {
    expect(scoreMatch(profile, fund)).toMatchObject({
      score: 100,
      reason:
        'It is a venture capital fund, as you plan. It works in healthtech and AI/ML. It is in Ontario, where you plan to settle. Its description speaks of early-stage companies, as yours is (prototype or pilot). The $250,000 that you need is within its listed range. It is listed for priority processing, which ends on 31 Dec 2026.',
    })
  })

  it('gives 0 where nothing fits', () => {
    const other: MatchedOrganization = {
      type: 'incubator',
      focusAreas: ['agriculture'],
      industries: ['Farming'],
      investmentRange: { min: null, max: 0, typical: null },
      isPriorityProcessing: false,
      province: 'BC',
      description: 'For profitable companies.',
    }
    expect(scoreMatch(profile, other).score).toBe(0)
  })

  it('gives half for what is not known', () => {
    const unknown: MatchProfile = {
      plan: null,
      focusAreas: [],
      sector: null,
      province: null,
      stage: null,
      investmentNeeded: null,
    }
    expect(pointsOf({ ...fund, isPriorityProcessing: false }, unknown)).toEqual({
      type: 18,
      focus_areas: 13,
      province: 8,
      stage: 5,
      investment: 5,
      priority: 0,
    })
    expect(
      pointsOf({ ...fund, focusAreas: [], investmentRange: null, province: null, description: null }),
    ).toMatchObject({ focus_areas: 13, province: 8, stage: 5, investment: 5 })
  })

  it('counts the share of fields that it works in, whatever their case', () => {
    expect(pointsOf({ ...fund, focusAreas: ['HealthTech '] }).focus_areas).toBe(13)
    expect(pointsOf({ ...fund, focusAreas: ['SaaS'] }).focus_areas).toBe(0)
  })

  it('reads a sector by its words, and as itself where it names no area', () => {
    const games: MatchProfile = { ...profile, focusAreas: [], sector: 'Video games' }
    expect(pointsOf({ ...fund, focusAreas: [], industries: ['video games'] }, games).focus_areas).toBe(25)
    const health: MatchProfile = { ...profile, focusAreas: [], sector: 'Software for clinics' }
    expect(pointsOf({ ...fund, focusAreas: ['healthtech', 'SaaS'] }, health).focus_areas).toBe(25)
  })

  it.each([
    [250_000, 10],
    [200_000, 10],
    [1_000_000, 10],
    [100_000, 5],
    [2_000_000, 5],
    [0, 5],
  ])('a need of %i earns %i of 10 from a range of 200,000 to 1,000,000', (investmentNeeded, points) => {
    expect(pointsOf(fund, { ...profile, investmentNeeded }).investment).toBe(points)
  })

  it('says no more than the listed limits do', () => {
    const investmentOf = (min: number | null, max: number | null) =>
      scoreMatch(profile, { ...fund, investmentRange: { min, max, typical: null } }).parts.find(
        ({ key }) => key === 'investment',
      )
    expect(investmentOf(150_000, null)).toMatchObject({
      points: 10,
      reason: 'Its listed minimum is $150,000; you need $250,000.',
    })
    expect(investmentOf(null, 300_000)).toMatchObject({
      points: 10,
      reason: 'Its listed maximum is $300,000; you need $250,000.',
    })
    expect(investmentOf(0, null)?.points).toBe(10)
    expect(investmentOf(null, 0)?.points).toBe(0)
    expect(investmentOf(null, null)?.reason).toBe('How much it invests is not known.')
  })

  it('does not take what the program asks of a fund for what the fund gives', () => {
    const floor = { ...fund, investmentRange: { min: 200_000, max: null, typical: null } }
    const ofNeed = (investmentNeeded: number) =>
      scoreMatch({ ...profile, investmentNeeded }, floor).parts.find(({ key }) => key === 'investment')
    expect(ofNeed(250_000)).toMatchObject({
      points: 5,
      reason: 'The program asks at least $200,000 of it, and its own range is not known; you need $250,000.',
    })
    expect(ofNeed(50_000)?.points).toBe(3)
  })

  it.each([
    ['Seed-stage fund', 'idea', 10],
    ['Seed-stage fund', 'growth', 0],
    ['From early stage to growth', 'growth', 10],
    ['Growth-equity for profitable companies', 'prototype', 0],
    ['Growth-equity for profitable companies', 'first_customers', 10],
    ['Supports high-growth ventures', 'idea', 5],
  ] as const)('%j and the stage %s: %i of 10', (description, stage, points) => {
    expect(pointsOf({ ...fund, description }, { ...profile, stage }).stage).toBe(points)
  })

  it('knows a province by its name too', () => {
    expect(pointsOf({ ...fund, province: 'Ontario' }).province).toBe(15)
    expect(pointsOf({ ...fund, province: 'Quebec' }).province).toBe(0)
  })

  it('stays within 0 to 100, with parts that add up to the score, whatever the weights', () => {
    fc.assert(
      fc.property(anyProfile, anyOrganization, anyWeights, (anyone, organization, weights) => {
        const { score, parts, reason } = scoreMatch(anyone, organization, weights)
        expect(Number.isInteger(score)).toBe(true)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(100)
        expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(score)
        expect(parts.reduce((sum, { maximum }) => sum + maximum, 0)).toBe(100)
        expect(parts.map(({ key }) => key)).toEqual(matchPartKeys)
        for (const part of parts) {
          expect(matchPartSchema.parse(part)).toEqual(part)
          expect(part.points).toBeLessThanOrEqual(part.maximum)
          expect(reason).toContain(part.reason)
        }
      }),
    )
  })

  it('decides alike each time and leaves its arguments alone', () => {
    fc.assert(
      fc.property(anyProfile, anyOrganization, (anyone, organization) => {
        const before = JSON.stringify([anyone, organization])
        const first = scoreMatch(anyone, organization)
        expect(scoreMatch(anyone, organization)).toEqual(first)
        expect(JSON.stringify([anyone, organization])).toBe(before)
      }),
    )
  })

  it('never loses by priority, or by one more shared field', () => {
    fc.assert(
      fc.property(
        anyProfile,
        anyOrganization,
        fc.constantFrom(...focusAreas),
        (anyone, organization, area) => {
          const priority = { ...organization, isPriorityProcessing: true }
          expect(scoreMatch(anyone, priority).score).toBeGreaterThanOrEqual(
            scoreMatch(anyone, organization).score,
          )
          // An organization without any field is not known, and earns half.
          const known = { ...organization, focusAreas: [...organization.focusAreas, 'some field'] }
          const more = { ...known, focusAreas: [...known.focusAreas, area] }
          expect(scoreMatch(anyone, more).score).toBeGreaterThanOrEqual(scoreMatch(anyone, known).score)
        },
      ),
    )
  })
})

describe('the weights', () => {
  it('add up to 100 by default', () => {
    expect(Object.values(defaultMatchWeights).reduce((sum, weight) => sum + weight, 0)).toBe(100)
    expect(normalizeWeights(defaultMatchWeights)).toEqual(defaultMatchWeights)
  })

  it.each([
    [
      { type: 1, focus_areas: 1, province: 1 },
      { type: 34, focus_areas: 33, province: 33, stage: 0, investment: 0, priority: 0 },
    ],
    [{ priority: 7 }, { type: 0, focus_areas: 0, province: 0, stage: 0, investment: 0, priority: 100 }],
    [{ type: -5, province: Number.NaN, investment: Number.POSITIVE_INFINITY }, defaultMatchWeights],
    [{}, defaultMatchWeights],
  ])('%j become %j', (weights, normalized) => {
    expect(normalizeWeights(weights)).toEqual(normalized)
  })

  it('are whole, add up to 100, keep their order and stay when normalized again', () => {
    fc.assert(
      fc.property(anyWeights, (weights) => {
        const normalized = normalizeWeights(weights)
        const values = Object.values(normalized)
        expect(values.every((value) => Number.isInteger(value) && value >= 0)).toBe(true)
        expect(values.reduce((sum, value) => sum + value, 0)).toBe(100)
        expect(normalizeWeights(normalized)).toEqual(normalized)
      }),
    )
  })
})

describe('rankMatches', () => {
  it('puts the best first, then by name and id, in whatever order they come', () => {
    const organizations = [
      { ...fund, id: '3', name: 'B' },
      { ...fund, id: '1', name: 'C', province: 'BC' },
      { ...fund, id: '2', name: 'B' },
      { ...fund, id: '4', name: 'A' },
    ]
    const ids = (list: typeof organizations) =>
      rankMatches(profile, list).map(({ organization }) => organization.id)
    expect(ids(organizations)).toEqual(['4', '2', '3', '1'])
    expect(ids(organizations.toReversed())).toEqual(['4', '2', '3', '1'])
  })

  // Making the organizations takes most of the time.
  it('ranks 10 000 organizations quickly', { timeout: 60_000 }, () => {
    // Spread, because fast-check also makes objects without a prototype, which no query does.
    const organizations = fc.sample(anyOrganization, { numRuns: 10_000, seed: 1 }).map((one) => ({ ...one }))
    let spent = Number.POSITIVE_INFINITY
    let ranked: readonly unknown[] = []
    // The least of a few runs is what the function costs; the rest is compiling and what else the machine does.
    for (let run = 0; run < 8; run += 1) {
      const start = cpuMilliseconds()
      ranked = rankMatches(profile, organizations)
      spent = Math.min(spent, cpuMilliseconds() - start)
    }
    console.warn(`rankMatches: 10 000 organizations in ${spent.toFixed(1)} ms of CPU`)
    expect(ranked).toHaveLength(10_000)
    expect(spent).toBeLessThan(500)
  })
})

describe('the profile', () => {
  it('is made of what is stored', () => {
    expect(
      toMatchProfile({
        designatedOrgPlan: 'angel',
        sector: 'Digital health',
        province: 'NS',
        stage: 'idea',
        amountSought: null,
        descriptions: ['Software that triages patients', null],
        finances: {
          totalInvestmentRequired: 300_000,
          vcInvestmentCommitted: 50_000,
          angelInvestmentCommitted: null,
        },
      }),
    ).toEqual({
      plan: 'angel',
      focusAreas: ['healthtech', 'SaaS'],
      sector: 'Digital health',
      province: 'NS',
      stage: 'idea',
      investmentNeeded: 250_000,
    })
  })

  it('needs nothing more once all is secured, and knows no need without an amount', () => {
    const facts = {
      designatedOrgPlan: null,
      sector: null,
      province: null,
      stage: null,
      amountSought: null,
      descriptions: [],
    }
    const finances = { totalInvestmentRequired: 10, vcInvestmentCommitted: 20, angelInvestmentCommitted: 0 }
    expect(toMatchProfile({ ...facts, finances }).investmentNeeded).toBe(0)
    expect(
      toMatchProfile({ ...facts, finances: { ...finances, totalInvestmentRequired: null } }).investmentNeeded,
    ).toBeNull()
    expect(toMatchProfile({ ...facts, finances: null }).investmentNeeded).toBeNull()
    expect(toMatchProfile({ ...facts, amountSought: 5, finances }).investmentNeeded).toBe(5)
  })
})

describe('what counts as a match', () => {
  const scored = (compatibilityScore: number, status: (typeof matchStatuses)[number] = 'potential') => ({
    compatibilityScore,
    status,
  })

  it('reaches the threshold, or is one that the founder is in touch with, and is never one that they gave up', () => {
    expect(
      fittingMatches(
        [scored(69), scored(70), scored(95), scored(20, 'contacted'), scored(99, 'rejected')],
        70,
      ),
    ).toEqual([scored(95), scored(70), scored(20, 'contacted')])
  })

  it('is nothing where nothing is known of the company', () => {
    const unknown = toMatchProfile({
      designatedOrgPlan: null,
      sector: null,
      province: null,
      stage: null,
      amountSought: null,
      descriptions: [],
      finances: null,
    })
    fc.assert(
      fc.property(anyOrganization, (organization) => {
        expect(scoreMatch(unknown, organization).score).toBeLessThan(defaultMatchThreshold)
      }),
    )
  })

  it('is never of another kind than the one that is sought, at the threshold that is given at first', () => {
    fc.assert(
      fc.property(anyProfile, anyOrganization, (anyone, organization) => {
        const { parts, score } = scoreMatch(anyone, organization)
        if (parts[0]?.points === 0) expect(score).toBeLessThan(defaultMatchThreshold)
      }),
    )
  })
})

describe('focusAreasIn', () => {
  it.each([
    ['AI for farms', ['AI/ML', 'agriculture']],
    ['First aid kits', []],
    ['E-commerce', ['e-commerce']],
    ['MLB statistics', []],
    ['', []],
  ])('%j: %j', (text, areas) => {
    expect(focusAreasIn(text)).toEqual(areas)
  })

  it('finds each area by its own name', () => {
    for (const area of focusAreas) expect(focusAreasIn(area), area).toContain(area)
  })
})

describe('match statuses', () => {
  it('have their labels and offer all others', () => {
    expect(Object.keys(matchStatusLabels)).toEqual([...matchStatuses])
    for (const status of matchStatuses) {
      expect(new Set([status, ...nextMatchStatuses(status)])).toEqual(new Set(matchStatuses))
      expect(nextMatchStatuses(status)).toHaveLength(matchStatuses.length - 1)
    }
  })

  it('offer to mark as contacted only while potential', () => {
    expect(matchStatuses.filter(offersMarkAsContacted)).toEqual(['potential'])
  })
})
